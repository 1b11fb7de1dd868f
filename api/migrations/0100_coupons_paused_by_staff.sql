-- expands
ALTER TABLE "shop_coupons" ADD COLUMN "staff_paused_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "shop_coupons" ADD COLUMN "staff_pause_reason" text;
--> statement-breakpoint
ALTER TABLE "shop_coupons" ADD COLUMN "staff_pause_words" text;
