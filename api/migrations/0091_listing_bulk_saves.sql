-- expands
CREATE TABLE "listing_bulk_saves" (
	"vendor_id" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_bulk_saves_vendor_id_user_id_key_pk" PRIMARY KEY("vendor_id","user_id","key")
);
--> statement-breakpoint
CREATE INDEX "listing_bulk_saves_old" ON "listing_bulk_saves" USING btree ("vendor_id","created_at");