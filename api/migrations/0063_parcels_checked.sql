-- expands
ALTER TABLE "parcels" VALIDATE CONSTRAINT "parcels_carrier";--> statement-breakpoint
ALTER TABLE "order_lines" VALIDATE CONSTRAINT "order_lines_held";
