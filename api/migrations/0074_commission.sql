-- expands
-- A parcel from before, or of an older program beside this one, keeps its commission: of the price before discounts, without VAT.
ALTER TABLE "parcels" ADD COLUMN "commission_vat_rate" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "commission_vat_paisa" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_commission_vat" CHECK ("parcels"."commission_vat_rate" between 0 and 10000 and "parcels"."commission_vat_paisa" >= 0 and ("parcels"."commission_vat_rate" > 0 or "parcels"."commission_vat_paisa" = 0)) NOT VALID;--> statement-breakpoint
CREATE TABLE "commission_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"rate" smallint NOT NULL,
	"begins_on" date NOT NULL,
	"ends_on" date,
	"note" text DEFAULT '' NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_by" uuid,
	"ended_at" timestamp with time zone,
	"withdrawn_by" uuid,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "commission_rules_subject" CHECK ("commission_rules"."subject" in ('product', 'shop', 'category', 'default') and ("commission_rules"."subject" = 'default') = ("commission_rules"."subject_id" = 0)),
	CONSTRAINT "commission_rules_rate" CHECK ("commission_rules"."rate" between 0 and 10000),
	CONSTRAINT "commission_rules_days" CHECK ("commission_rules"."ends_on" >= "commission_rules"."begins_on"),
	-- Of one subject one rule holds on each day. Ranges stand for single values here, as only those can be compared in such an index.
	CONSTRAINT "commission_rules_apart" EXCLUDE USING gist (
		int4range(ascii("subject"), ascii("subject"), '[]') WITH &&,
		int8range("subject_id", "subject_id", '[]') WITH &&,
		daterange("begins_on", "ends_on", '[]') WITH &&
	) WHERE ("withdrawn_at" IS NULL)
);
--> statement-breakpoint
CREATE INDEX "commission_rules_of_subject" ON "commission_rules" USING btree ("subject","subject_id","begins_on") WHERE "commission_rules"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "commission_rules_time" ON "commission_rules" USING btree ("begins_on","id");--> statement-breakpoint
CREATE FUNCTION nepal_today() RETURNS date LANGUAGE sql STABLE AS $$ SELECT (now() AT TIME ZONE 'Asia/Kathmandu')::date $$;--> statement-breakpoint
-- The rate of a product on a day by the first rule that holds: of itself, of its shop, of the nearest of its categories, of all. Null without one.
CREATE FUNCTION commission_rate(product bigint, on_day date) RETURNS smallint LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    WITH RECURSIVE sold AS (SELECT p.vendor_id, p.category_id FROM products p WHERE p.id = product),
    above (id, parent_id, place) AS (
      SELECT c.id, c.parent_id, 3 FROM categories c WHERE c.id = (SELECT category_id FROM sold)
      UNION ALL SELECT c.id, c.parent_id, a.place + 1 FROM categories c JOIN above a ON c.id = a.parent_id WHERE a.place < 20),
    subjects (subject, id, place) AS (
      SELECT 'product', product, 1
      UNION ALL SELECT 'shop', vendor_id, 2 FROM sold
      UNION ALL SELECT 'category', id, place FROM above
      UNION ALL SELECT 'default', 0, 99)
    SELECT r.rate FROM subjects s JOIN commission_rules r ON r.subject = s.subject AND r.subject_id = s.id
    WHERE r.withdrawn_at IS NULL AND r.begins_on <= on_day AND (r.ends_on IS NULL OR r.ends_on >= on_day)
    ORDER BY s.place LIMIT 1);
END $$;
