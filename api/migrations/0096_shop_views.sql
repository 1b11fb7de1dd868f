-- expands
CREATE TABLE "shop_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	"place" text NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_views_name" UNIQUE("vendor_id","user_id","place","name"),
	CONSTRAINT "shop_views_place" CHECK ("shop_views"."place" in ('orders', 'listings', 'services', 'stock'))
);
