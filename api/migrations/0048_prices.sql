-- expands
CREATE TABLE "variant_prices" (
	"variant_id" bigint NOT NULL,
	"vendor_id" bigint NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"price" integer,
	CONSTRAINT "variant_prices_variant_id_since_pk" PRIMARY KEY("variant_id","since")
);
--> statement-breakpoint
CREATE TABLE "deals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" bigint NOT NULL,
	"vendor_id" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "deals_times" CHECK ("deals"."starts_at" < "deals"."ends_at" and "deals"."ends_at" <= "deals"."starts_at" + interval '30 days')
);
--> statement-breakpoint
CREATE TABLE "deal_prices" (
	"deal_id" uuid NOT NULL,
	"variant_id" bigint NOT NULL,
	"vendor_id" bigint NOT NULL,
	"price" integer NOT NULL,
	CONSTRAINT "deal_prices_deal_id_variant_id_pk" PRIMARY KEY("deal_id","variant_id"),
	CONSTRAINT "deal_prices_price" CHECK ("deal_prices"."price" >= 100)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "deals_open" ON "deals" USING btree ("product_id") WHERE "deals"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "deals_to_start" ON "deals" USING btree ("starts_at") WHERE "deals"."ended_at" is null and "deals"."started_at" is null;--> statement-breakpoint
CREATE INDEX "deals_to_end" ON "deals" USING btree ("ends_at") WHERE "deals"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "deals_vendor" ON "deals" USING btree ("vendor_id","created_at");--> statement-breakpoint
-- What is known of the past: the history of a product with one variant is that variant's. Of several variants nobody knows which one it was
-- about, so each begins with what it costs now. Rows are copied before any table in use is changed, so that nobody waits meanwhile.
INSERT INTO variant_prices (variant_id, vendor_id, since, price)
SELECT v.id, v.vendor_id, h.since, h.price FROM products p
  JOIN product_variants v ON v.product_id = p.id JOIN price_history h ON h.product_id = p.id WHERE p.variant_count = 1;
--> statement-breakpoint
INSERT INTO variant_prices (variant_id, vendor_id, since, price)
SELECT v.id, v.vendor_id, p.created_at, v.price FROM product_variants v JOIN products p ON p.id = v.product_id
  WHERE NOT EXISTS (SELECT FROM variant_prices k WHERE k.variant_id = v.id);
--> statement-breakpoint
INSERT INTO variant_prices (variant_id, vendor_id, since, price)
SELECT v.id, v.vendor_id, now(), v.price FROM product_variants v
  WHERE v.price IS DISTINCT FROM (SELECT k.price FROM variant_prices k WHERE k.variant_id = v.id ORDER BY k.since DESC LIMIT 1);
--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "standing_price" integer;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "is_offered" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- What is asked is written whoever changes it: nothing is asked for a variant that is switched off or removed, or whose product is off
-- sale. The time is that of the write and not of the transaction's beginning: who waited for another change comes after it.
CREATE FUNCTION note_variant_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    INSERT INTO variant_prices (variant_id, vendor_id, since, price)
    SELECT f.id, f.vendor_id, clock_timestamp(), CASE WHEN p.is_on_sale AND f.is_offered AND NOT f.is_removed THEN f.price END
    FROM fresh f JOIN products p ON p.id = f.product_id;
  ELSE
    INSERT INTO variant_prices (variant_id, vendor_id, since, price)
    SELECT f.id, f.vendor_id, clock_timestamp(), CASE WHEN f.is_offered AND NOT f.is_removed THEN f.price END
    FROM fresh f JOIN stale s USING (id) JOIN products p ON p.id = f.product_id AND p.is_on_sale
    WHERE CASE WHEN f.is_offered AND NOT f.is_removed THEN f.price END IS DISTINCT FROM CASE WHEN s.is_offered AND NOT s.is_removed THEN s.price END
    ON CONFLICT (variant_id, since) DO UPDATE SET price = excluded.price;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_variants_priced AFTER INSERT ON product_variants REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION note_variant_prices();
--> statement-breakpoint
CREATE TRIGGER product_variants_repriced AFTER UPDATE ON product_variants REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION note_variant_prices();
--> statement-breakpoint
CREATE FUNCTION note_product_on_sale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO variant_prices (variant_id, vendor_id, since, price)
  SELECT v.id, v.vendor_id, clock_timestamp(), CASE WHEN new.is_on_sale THEN v.price END
  FROM product_variants v WHERE v.product_id = new.id AND v.is_offered AND NOT v.is_removed
  ON CONFLICT (variant_id, since) DO UPDATE SET price = excluded.price;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_priced AFTER UPDATE OF is_on_sale ON products FOR EACH ROW
  WHEN (old.is_on_sale IS DISTINCT FROM new.is_on_sale) EXECUTE FUNCTION note_product_on_sale();
