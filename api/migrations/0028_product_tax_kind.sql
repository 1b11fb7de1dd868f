-- expands
ALTER TABLE "products" ADD COLUMN "tax_kind" text DEFAULT 'standard' NOT NULL;
