-- expands
ALTER TABLE "order_lines" ADD COLUMN "tax_kind" text;
