-- expands
-- A variant that a shop has removed is not low. The rows of stock are locked in the order in which orders lock them.
CREATE FUNCTION keep_low_stock_of_variants() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed bigint[] := ARRAY(SELECT f.id FROM fresh f JOIN stale s USING (id) WHERE f.is_removed <> s.is_removed);
BEGIN
  IF changed = '{}' THEN
    RETURN NULL;
  END IF;
  PERFORM FROM stock s WHERE s.variant_id = ANY (changed) ORDER BY s.variant_id FOR UPDATE;
  DELETE FROM low_stock l WHERE l.variant_id = ANY (changed);
  INSERT INTO low_stock (variant_id, vendor_id, product_id, level, is_told)
  SELECT s.variant_id, s.vendor_id, f.product_id, stock_level(s.on_hand - s.reserved - s.allocated, s.low_mark), true
  FROM stock s JOIN fresh f ON f.id = s.variant_id AND NOT f.is_removed
  WHERE s.variant_id = ANY (changed) AND stock_level(s.on_hand - s.reserved - s.allocated, s.low_mark) IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_variants_removed AFTER UPDATE ON product_variants REFERENCING OLD TABLE AS stale NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION keep_low_stock_of_variants();
