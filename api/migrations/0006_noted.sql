-- What is noted as changed: all that any answer shows, not only what lists are made of. Answers are kept until then.
CREATE OR REPLACE FUNCTION note_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    PERFORM note_changes('product', (SELECT array_agg(id) FROM fresh));
  ELSIF tg_op = 'DELETE' THEN
    PERFORM note_changes('product', (SELECT array_agg(id) FROM stale));
  ELSE
    PERFORM note_changes('product', (SELECT array_agg(f.id) FROM fresh f JOIN stale s USING (id) WHERE f IS DISTINCT FROM s));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_vendors() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    PERFORM note_changes('vendor', (SELECT array_agg(id) FROM fresh));
  ELSIF tg_op = 'DELETE' THEN
    PERFORM note_changes('vendor', (SELECT array_agg(id) FROM stale));
  ELSE
    PERFORM note_changes('vendor', (SELECT array_agg(f.id) FROM fresh f JOIN stale s USING (id) WHERE f IS DISTINCT FROM s));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_categories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    PERFORM note_changes('category', (SELECT array_agg(id) FROM fresh));
  ELSIF tg_op = 'DELETE' THEN
    PERFORM note_changes('category', (SELECT array_agg(id) FROM stale));
  ELSE
    PERFORM note_changes('category', (SELECT array_agg(f.id) FROM fresh f JOIN stale s USING (id) WHERE f IS DISTINCT FROM s));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_services() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    PERFORM note_changes('service', (SELECT array_agg(id) FROM fresh));
  ELSIF tg_op = 'DELETE' THEN
    PERFORM note_changes('service', (SELECT array_agg(id) FROM stale));
  ELSE
    PERFORM note_changes('service', (SELECT array_agg(f.id) FROM fresh f JOIN stale s USING (id) WHERE f IS DISTINCT FROM s));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_parts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text := CASE tg_op WHEN 'INSERT' THEN 'fresh' WHEN 'DELETE' THEN 'stale' ELSE '(TABLE fresh UNION ALL TABLE stale)' END;
BEGIN
  EXECUTE format('SELECT note_changes(%L, (SELECT array_agg(DISTINCT %I) FROM %s parts))', tg_argv[0], tg_argv[1], changed);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_changes('product', (SELECT array_agg(DISTINCT v.product_id) FROM fresh JOIN product_variants v ON v.id = fresh.variant_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_variants_inserted AFTER INSERT ON product_variants REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION note_parts('product', 'product_id');
--> statement-breakpoint
CREATE TRIGGER product_variants_updated AFTER UPDATE ON product_variants REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION note_parts('product', 'product_id');
--> statement-breakpoint
CREATE TRIGGER product_variants_deleted AFTER DELETE ON product_variants REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION note_parts('product', 'product_id');
--> statement-breakpoint
CREATE TRIGGER service_options_inserted AFTER INSERT ON service_options REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION note_parts('service', 'service_id');
--> statement-breakpoint
CREATE TRIGGER service_options_updated AFTER UPDATE ON service_options REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION note_parts('service', 'service_id');
--> statement-breakpoint
CREATE TRIGGER service_options_deleted AFTER DELETE ON service_options REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION note_parts('service', 'service_id');
--> statement-breakpoint
CREATE TRIGGER stock_inserted AFTER INSERT ON stock REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION note_stock();
--> statement-breakpoint
CREATE TRIGGER stock_updated AFTER UPDATE ON stock REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION note_stock();
