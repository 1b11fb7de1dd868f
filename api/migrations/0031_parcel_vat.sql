-- expands
ALTER TABLE "parcels" ADD COLUMN "is_vat_registered" boolean;
