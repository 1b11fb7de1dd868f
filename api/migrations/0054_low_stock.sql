-- expands
ALTER TABLE "stock" VALIDATE CONSTRAINT "stock_low_mark";--> statement-breakpoint
CREATE TABLE "low_stock" (
	"variant_id" bigint PRIMARY KEY NOT NULL,
	"vendor_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"level" text NOT NULL,
	"is_told" boolean NOT NULL,
	CONSTRAINT "low_stock_level" CHECK ("low_stock"."level" in ('low', 'out'))
);
--> statement-breakpoint
CREATE TABLE "low_stock_mails" (
	"vendor_id" bigint PRIMARY KEY NOT NULL,
	"last_day" date NOT NULL
);
--> statement-breakpoint
-- The contract says the same by stockLevelOf; null is a variant of which there is enough.
CREATE FUNCTION stock_level(available integer, low_mark smallint) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN available <= 0 THEN 'out' WHEN available <= coalesce(low_mark, 10) THEN 'low' END;
--> statement-breakpoint
-- A row is written only while the row of its stock is locked, so two never wait for each other here. What gets worse is news;
-- what the shop itself begins with is none.
CREATE FUNCTION keep_low_stock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  now_level text := stock_level(new.on_hand - new.reserved - new.allocated, new.low_mark);
BEGIN
  IF now_level IS NULL THEN
    DELETE FROM low_stock l WHERE l.variant_id = new.variant_id;
  ELSE
    INSERT INTO low_stock (variant_id, vendor_id, product_id, level, is_told)
    SELECT new.variant_id, new.vendor_id, v.product_id, now_level, false FROM product_variants v
    WHERE v.id = new.variant_id AND NOT v.is_removed
    ON CONFLICT (variant_id) DO UPDATE
    SET level = excluded.level, is_told = low_stock.is_told AND excluded.level = 'low';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_new_low_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO low_stock (variant_id, vendor_id, product_id, level, is_told)
  SELECT f.variant_id, f.vendor_id, v.product_id, stock_level(f.on_hand - f.reserved - f.allocated, f.low_mark), true
  FROM fresh f JOIN product_variants v ON v.id = f.variant_id AND NOT v.is_removed
  WHERE stock_level(f.on_hand - f.reserved - f.allocated, f.low_mark) IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION forget_low_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM low_stock l USING stale s WHERE l.variant_id = s.variant_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Most orders leave a variant as low as it was, and never reach the function.
CREATE TRIGGER stock_level_changed AFTER UPDATE ON stock FOR EACH ROW
  WHEN (stock_level(old.on_hand - old.reserved - old.allocated, old.low_mark)
    IS DISTINCT FROM stock_level(new.on_hand - new.reserved - new.allocated, new.low_mark))
  EXECUTE FUNCTION keep_low_stock();
--> statement-breakpoint
CREATE TRIGGER stock_level_opened AFTER INSERT ON stock REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION keep_new_low_stock();
--> statement-breakpoint
CREATE TRIGGER stock_level_ended AFTER DELETE ON stock REFERENCING OLD TABLE AS stale
  FOR EACH STATEMENT EXECUTE FUNCTION forget_low_stock();
--> statement-breakpoint
INSERT INTO "low_stock" ("variant_id", "vendor_id", "product_id", "level", "is_told")
SELECT s.variant_id, s.vendor_id, v.product_id, stock_level(s.on_hand - s.reserved - s.allocated, s.low_mark), true
FROM stock s JOIN product_variants v ON v.id = s.variant_id AND NOT v.is_removed
WHERE stock_level(s.on_hand - s.reserved - s.allocated, s.low_mark) IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "low_stock_vendor" ON "low_stock" USING btree ("vendor_id","level","product_id" desc,"variant_id");--> statement-breakpoint
CREATE INDEX "low_stock_news" ON "low_stock" USING btree ("vendor_id") WHERE not "low_stock"."is_told";
