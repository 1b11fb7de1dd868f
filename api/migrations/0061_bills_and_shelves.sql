-- expands
-- What tells one bill from another is its number, whose index is there: nothing is written anew.
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_pkey";--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_pkey" PRIMARY KEY USING INDEX "invoices_number";--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "shelf" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_shelf" CHECK (char_length("product_variants"."shelf") <= 12) NOT VALID;
--> statement-breakpoint
-- The release before knows no bill at packing, and no quantities that are sent: it would give back too much and leave the bill valid. So
-- it cannot cancel a parcel that was packed since. This one cancels the bill in the same transaction.
CREATE FUNCTION cancelled_parcel_has_no_bill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM invoices WHERE parcel_id = new.id AND cancelled_at IS NULL) THEN
    RAISE EXCEPTION 'The bill of parcel % has to be cancelled with it', new.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER parcels_cancelled_bill AFTER UPDATE OF state ON parcels DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (new.state = 'cancelled' AND old.state <> 'cancelled') EXECUTE FUNCTION cancelled_parcel_has_no_bill();
