-- expands
-- A reference counts once for each shop from now on: those that were noted before are used up. What is written the same in
-- another way was taken before; the first one of them stands for all.
CREATE TABLE "door_payments" (
	"parcel_id" bigint PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"vendor_id" bigint NOT NULL,
	"amount_paisa" integer NOT NULL,
	"reference" text NOT NULL,
	"reference_key" text NOT NULL,
	"said_by" text NOT NULL,
	"said_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answer" text,
	"answered_by" uuid,
	"answered_at" timestamp with time zone,
	"words" text DEFAULT '' NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "door_payments_reference" CHECK ("door_payments"."reference_key" <> '' and "door_payments"."amount_paisa" > 0),
	CONSTRAINT "door_payments_answer" CHECK (("door_payments"."answer" is null) = ("door_payments"."answered_at" is null) and "door_payments"."answer" in ('arrived', 'missing') and ("door_payments"."answer" is distinct from 'missing' or "door_payments"."words" <> ''))
);
--> statement-breakpoint
CREATE TABLE "parcel_visits" (
	"parcel_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "parcel_visits_parcel_id_at_pk" PRIMARY KEY("parcel_id","at")
);
--> statement-breakpoint
INSERT INTO "door_payments" ("parcel_id", "order_id", "vendor_id", "amount_paisa", "reference", "reference_key", "said_by", "said_at", "answer", "answered_at")
SELECT DISTINCT ON (vendor_id, key) id, order_id, vendor_id, total_paisa, payment_reference, key, 'staff', state_at, 'arrived', state_at
FROM parcels, LATERAL (SELECT upper(regexp_replace(translate(normalize(payment_reference, NFKC), '०१२३४५६७८९', '0123456789'), '[^[:alnum:]]', '', 'g')) AS key) k
WHERE paid_how = 'qr' AND payment_reference IS NOT NULL AND total_paisa > 0 AND key <> '' ORDER BY vendor_id, key, id;--> statement-breakpoint
ALTER TABLE "cash_takings" ADD COLUMN "is_said" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "door_payments_reference" ON "door_payments" USING btree ("vendor_id","reference_key") WHERE "door_payments"."answer" is distinct from 'missing';--> statement-breakpoint
CREATE INDEX "door_payments_open" ON "door_payments" USING btree ("said_at") WHERE "door_payments"."answer" is null;--> statement-breakpoint
CREATE INDEX "door_payments_shop" ON "door_payments" USING btree ("vendor_id","said_at") WHERE "door_payments"."answer" is null;--> statement-breakpoint
-- Cash that only a shop says a courier took is a row of its own from the moment at which the books say so, and the courier's as soon as
-- they do; it is gone where the shop finds that it was paid by QR code after all.
CREATE FUNCTION note_said_cash() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  posting ledger_postings := (SELECT g FROM ledger_postings g WHERE g.id = new.posting_id);
BEGIN
  IF posting.key LIKE 'delivered %' AND new.account = 'said' THEN
    INSERT INTO cash_takings (parcel_id, order_id, courier_id, vendor_id, amount_paisa, taken_at, is_said)
    SELECT p.id, p.order_id, coalesce(nullif(new.owner, '')::bigint, 0), p.vendor_id, new.amount, p.state_at, true
    FROM parcels p WHERE p.order_id = posting.order_id AND posting.key = 'delivered ' || p.id;
  ELSIF posting.key LIKE 'taken %' THEN
    UPDATE cash_takings SET is_said = false WHERE parcel_id = posting.parcel_id;
  ELSIF posting.key LIKE 'arrived %' THEN
    DELETE FROM cash_takings WHERE parcel_id = posting.parcel_id AND hand_in_id IS NULL;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'The cash of parcel % was handed in', posting.parcel_id USING ERRCODE = 'restrict_violation';
    END IF;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_lines_said AFTER INSERT ON ledger_lines FOR EACH ROW WHEN (new.account in ('said', 'courier')) EXECUTE FUNCTION note_said_cash();
