-- expands
CREATE FUNCTION count_services() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved record;
BEGIN
  IF tg_op = 'INSERT' THEN
    SELECT array_agg(vendor_id) AS vendors, array_agg(category_id) AS categories, array_agg(1) AS steps INTO moved
    FROM fresh WHERE is_offered;
  ELSIF tg_op = 'DELETE' THEN
    SELECT array_agg(vendor_id) AS vendors, array_agg(category_id) AS categories, array_agg(-1) AS steps INTO moved
    FROM stale WHERE is_offered;
  ELSE
    SELECT array_agg(way.vendor_id) AS vendors, array_agg(way.category_id) AS categories, array_agg(way.step) AS steps INTO moved
    FROM fresh f JOIN stale s USING (id),
      LATERAL (VALUES (f.vendor_id, f.category_id, 1, f.is_offered), (s.vendor_id, s.category_id, -1, s.is_offered)) way (vendor_id, category_id, step, counts)
    WHERE way.counts AND (f.vendor_id, f.category_id, f.is_offered) IS DISTINCT FROM (s.vendor_id, s.category_id, s.is_offered);
  END IF;
  PERFORM add_offers('service', moved.vendors, moved.categories, moved.steps);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER services_counted_in AFTER INSERT ON services REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION count_services();
--> statement-breakpoint
CREATE TRIGGER services_counted_anew AFTER UPDATE ON services REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION count_services();
--> statement-breakpoint
CREATE TRIGGER services_counted_out AFTER DELETE ON services REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION count_services();
