-- A trusted extension: whoever owns the database may add it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "popular_searches" (
	"folded" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"times" integer NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"kind" text NOT NULL,
	"number" bigint NOT NULL,
	"vendor_id" bigint NOT NULL,
	"popularity" integer NOT NULL,
	"address" text NOT NULL,
	"title" text NOT NULL,
	"title_ne" text DEFAULT '' NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "search_documents_kind_number_pk" PRIMARY KEY("kind","number")
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"group_id" integer NOT NULL,
	"word" text NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "search_synonyms_group_id_word_pk" PRIMARY KEY("group_id","word")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"loose_key" text NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"label_ne" text DEFAULT '' NOT NULL,
	"product_count" integer DEFAULT 0 NOT NULL,
	"service_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "popular_searches_prefix" ON "popular_searches" USING btree ("folded" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "popular_searches_label" ON "popular_searches" USING btree ("label" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "popular_searches_times" ON "popular_searches" USING btree ("times");--> statement-breakpoint
CREATE INDEX "search_products" ON "search_documents" USING gin ("words") WHERE "search_documents"."kind" = 'product';--> statement-breakpoint
CREATE INDEX "search_services" ON "search_documents" USING gin ("words") WHERE "search_documents"."kind" = 'service';--> statement-breakpoint
CREATE INDEX "search_places" ON "search_documents" USING gin ("words") WHERE "search_documents"."kind" not in ('product', 'service');--> statement-breakpoint
CREATE INDEX "search_products_popular" ON "search_documents" USING btree ("popularity","number") WHERE "search_documents"."kind" = 'product';--> statement-breakpoint
CREATE INDEX "search_services_popular" ON "search_documents" USING btree ("popularity","number") WHERE "search_documents"."kind" = 'service';--> statement-breakpoint
CREATE INDEX "search_places_popular" ON "search_documents" USING btree ("popularity","number") WHERE "search_documents"."kind" not in ('product', 'service');--> statement-breakpoint
CREATE INDEX "search_synonyms_word" ON "search_synonyms" USING btree ("word");--> statement-breakpoint
CREATE INDEX "search_words_alike" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_prefix" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_label" ON "search_words" USING btree ("label" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_label_ne" ON "search_words" USING btree ("label_ne" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_loose" ON "search_words" USING btree ("loose_key");--> statement-breakpoint
-- With few statistics a dozen rare words together look common, and the planner would rather read the whole table.
ALTER TABLE "search_documents" ALTER COLUMN "words" SET STATISTICS 1000;
