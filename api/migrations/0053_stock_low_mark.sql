-- expands
ALTER TABLE "stock" ADD COLUMN "low_mark" smallint;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_low_mark" CHECK ("stock"."low_mark" between 0 and 1000) NOT VALID;
