-- expands
ALTER TABLE "products" ADD COLUMN "sold_lately" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Adds what came on offer, and takes away what left it, in the sums of vendors and categories; a category's department counts it too.
-- A suspension counts its vendor out of the categories, so it and this take turns by the lock of decision 50. Rows are locked in the
-- order of their ids, so that two of these never wait for each other in a circle.
CREATE FUNCTION add_offers(kind text, vendor_ids bigint[], category_ids integer[], steps integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF vendor_ids IS NULL THEN
    RETURN;
  END IF;
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('vendor ' || id, 0)) FROM (SELECT DISTINCT unnest(vendor_ids) AS id ORDER BY id) sorted;
  PERFORM FROM vendors WHERE id = ANY (vendor_ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE vendors v SET
    product_count = greatest(0, v.product_count + CASE WHEN kind = 'product' THEN of_vendor.n ELSE 0 END),
    service_count = greatest(0, v.service_count + CASE WHEN kind = 'service' THEN of_vendor.n ELSE 0 END)
  FROM (SELECT id, sum(step)::int AS n FROM unnest(vendor_ids, steps) given (id, step) GROUP BY id HAVING sum(step) <> 0) of_vendor
  WHERE v.id = of_vendor.id;
  PERFORM FROM categories c WHERE c.id = ANY (category_ids)
    OR c.id IN (SELECT parent_id FROM categories own WHERE own.id = ANY (category_ids)) ORDER BY c.id FOR NO KEY UPDATE;
  UPDATE categories c SET item_count = greatest(0, c.item_count + of_category.n)
  FROM (
    SELECT above.id, sum(given.step)::int AS n FROM unnest(vendor_ids, category_ids, steps) given (vendor_id, category_id, step)
    JOIN categories own ON own.id = given.category_id JOIN categories above ON above.id IN (own.id, own.parent_id)
    WHERE given.vendor_id NOT IN (SELECT vendor_id FROM vendor_suspensions WHERE ended_at IS NULL)
    GROUP BY above.id HAVING sum(given.step) <> 0
  ) of_category
  WHERE c.id = of_category.id;
END $$;
--> statement-breakpoint
-- Most updates are sales, which move nothing in or out: those end with the first look.
CREATE FUNCTION count_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved record;
BEGIN
  IF tg_op = 'INSERT' THEN
    SELECT array_agg(vendor_id) AS vendors, array_agg(category_id) AS categories, array_agg(1) AS steps INTO moved
    FROM fresh WHERE is_on_sale;
  ELSIF tg_op = 'DELETE' THEN
    SELECT array_agg(vendor_id) AS vendors, array_agg(category_id) AS categories, array_agg(-1) AS steps INTO moved
    FROM stale WHERE is_on_sale;
  ELSE
    SELECT array_agg(way.vendor_id) AS vendors, array_agg(way.category_id) AS categories, array_agg(way.step) AS steps INTO moved
    FROM fresh f JOIN stale s USING (id),
      LATERAL (VALUES (f.vendor_id, f.category_id, 1, f.is_on_sale), (s.vendor_id, s.category_id, -1, s.is_on_sale)) way (vendor_id, category_id, step, counts)
    WHERE way.counts AND (f.vendor_id, f.category_id, f.is_on_sale) IS DISTINCT FROM (s.vendor_id, s.category_id, s.is_on_sale);
  END IF;
  PERFORM add_offers('product', moved.vendors, moved.categories, moved.steps);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_counted_in AFTER INSERT ON products REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION count_products();
--> statement-breakpoint
CREATE TRIGGER products_counted_anew AFTER UPDATE ON products REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION count_products();
--> statement-breakpoint
CREATE TRIGGER products_counted_out AFTER DELETE ON products REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION count_products();
