-- expands
CREATE TABLE "payout_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"bank_name" text DEFAULT '' NOT NULL,
	"bank_branch" text DEFAULT '' NOT NULL,
	"masked_number" text NOT NULL,
	"holder_sealed" text,
	"is_from_application" boolean DEFAULT false NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"usable_from" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_for" text,
	"ended_by" uuid,
	CONSTRAINT "payout_accounts_kind" CHECK ("payout_accounts"."kind" in ('bank', 'esewa', 'khalti')),
	CONSTRAINT "payout_accounts_end" CHECK (("payout_accounts"."ended_at" is null) = ("payout_accounts"."ended_for" is null)),
	CONSTRAINT "payout_accounts_holder" CHECK ("payout_accounts"."ended_at" is not null or "payout_accounts"."holder_sealed" is not null)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "payout_accounts_last" ON "payout_accounts" USING btree ("vendor_id") WHERE "payout_accounts"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "payout_accounts_vendor" ON "payout_accounts" USING btree ("vendor_id","ended_at");