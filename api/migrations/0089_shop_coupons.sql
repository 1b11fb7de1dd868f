-- expands
CREATE TABLE "shop_coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"vendor_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"is_announced" boolean DEFAULT false NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "category_ids" bigint[];--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "product_ids" bigint[];--> statement-breakpoint
ALTER TABLE "shop_coupons" ADD CONSTRAINT "shop_coupons_code_coupons_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_coupons_vendor" ON "shop_coupons" USING btree ("vendor_id","created_at","code");--> statement-breakpoint
INSERT INTO "shop_coupons" ("code", "vendor_id", "created_at")
SELECT "code", "vendor_id", "starts_at" FROM "coupons" WHERE "vendor_id" IS NOT NULL;
