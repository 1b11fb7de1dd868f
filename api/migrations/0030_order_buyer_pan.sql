-- expands
ALTER TABLE "orders" ADD COLUMN "buyer_pan_sealed" text;
