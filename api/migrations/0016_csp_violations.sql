CREATE TABLE "csp_violations" (
	"day" date NOT NULL,
	"directive" text NOT NULL,
	"blocked" text NOT NULL,
	"page" text NOT NULL,
	"count" bigint NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "csp_violations_day_directive_blocked_page_pk" PRIMARY KEY("day","directive","blocked","page"),
	CONSTRAINT "csp_violations_count" CHECK ("csp_violations"."count" > 0)
);
--> statement-breakpoint
CREATE INDEX "csp_violations_seen" ON "csp_violations" USING btree ("last_seen_at");