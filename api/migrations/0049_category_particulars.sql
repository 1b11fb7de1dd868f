-- expands
CREATE TABLE "category_particulars" (
	"category_id" integer NOT NULL,
	"key" text NOT NULL,
	"position" smallint NOT NULL,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"hint" jsonb NOT NULL,
	"choices" jsonb NOT NULL,
	"is_required" boolean NOT NULL,
	CONSTRAINT "category_particulars_category_id_key_pk" PRIMARY KEY("category_id","key"),
	CONSTRAINT "category_particulars_kind" CHECK ("category_particulars"."kind" in ('text', 'choice', 'amount', 'duration', 'country'))
);
--> statement-breakpoint
CREATE TABLE "category_rules" (
	"category_id" integer PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"tax_kind" text,
	"allows_no_returns" boolean,
	"not_asked" text[] DEFAULT '{}' NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "category_rules_tax_kind" CHECK ("category_rules"."tax_kind" in ('standard', 'exempt', 'zero'))
);
