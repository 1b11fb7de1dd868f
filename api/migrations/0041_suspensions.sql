-- expands
CREATE TABLE "vendor_suspensions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"words" text NOT NULL,
	"reopens_on" date,
	"suspended_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_how" text,
	"ended_by" uuid,
	"end_words" text DEFAULT '' NOT NULL,
	CONSTRAINT "vendor_suspensions_end" CHECK (("vendor_suspensions"."ended_at" is null) = ("vendor_suspensions"."ended_how" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_suspensions_living" ON "vendor_suspensions" USING btree ("vendor_id") WHERE "vendor_suspensions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "vendor_suspensions_vendor" ON "vendor_suspensions" USING btree ("vendor_id","created_at");--> statement-breakpoint
-- Whoever keeps things in memory learns which of them left the shop or came back. Nobody writes their rows for it: a vendor may
-- have ten thousand.
CREATE FUNCTION note_suspensions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (kind, number) VALUES ('vendor', new.vendor_id);
  INSERT INTO changes (kind, number)
    SELECT kinds.kind, p.id FROM products p, (VALUES ('product'), ('document')) kinds (kind) WHERE p.vendor_id = new.vendor_id;
  INSERT INTO changes (kind, number) SELECT 'service', s.id FROM services s WHERE s.vendor_id = new.vendor_id;
  INSERT INTO changes (kind) SELECT 'otherDocument' WHERE EXISTS (SELECT FROM services s WHERE s.vendor_id = new.vendor_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER vendor_suspensions_begun AFTER INSERT ON vendor_suspensions FOR EACH ROW EXECUTE FUNCTION note_suspensions();
--> statement-breakpoint
CREATE TRIGGER vendor_suspensions_ended AFTER UPDATE OF ended_at ON vendor_suspensions FOR EACH ROW EXECUTE FUNCTION note_suspensions();
--> statement-breakpoint
-- Refuses an order for a suspended vendor. Orders hold these locks together and a suspension alone: it waits for orders under way,
-- and those that come after it read its row, because each statement of a volatile function reads what is committed by then.
CREATE FUNCTION refuse_suspended(vendor_ids bigint[]) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  suspended bigint[];
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('vendor ' || id, 0)) FROM (SELECT DISTINCT unnest(vendor_ids) AS id ORDER BY id) sorted;
  SELECT array_agg(vendor_id) INTO suspended FROM vendor_suspensions WHERE vendor_id = ANY (vendor_ids) AND ended_at IS NULL;
  IF suspended IS NOT NULL THEN
    PERFORM refuse('suspended ' || array_to_string(suspended, ' '));
  END IF;
  RETURN true;
END $$;
