-- expands
CREATE TABLE "secret_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"proof" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "earlier_key_hashes" text[] DEFAULT '{}'::text[] NOT NULL;
