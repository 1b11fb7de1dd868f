-- expands
CREATE TABLE "setting_versions" (
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"value" jsonb NOT NULL,
	"saved_by" text,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "setting_versions_key_version_pk" PRIMARY KEY("key","version")
);
--> statement-breakpoint
-- A shop that had saved its own particulars keeps them, and stays open; the others had only shown invented ones.
INSERT INTO "settings" ("key", "value")
SELECT 'particulars', jsonb_build_object(
	'company', jsonb_build_object(
		'name', jsonb_build_object('en', "value"->'company'->'name', 'ne', ''),
		'address', jsonb_build_object('en', "value"->'company'->'address', 'ne', ''),
		'registrationNumber', "value"->'company'->'registrationNumber',
		'panVatNumber', "value"->'company'->'panVatNumber',
		'portalListingNumber', "value"->'company'->'portalListingNumber'),
	'complaintOfficer', jsonb_build_object(
		'name', jsonb_build_object('en', "value"->'complaintOfficer'->'name', 'ne', ''),
		'phone', "value"->'complaintOfficer'->'phone',
		'email', "value"->'complaintOfficer'->'email'),
	'support', "value"->'support',
	'hours', '{"from": 0, "to": 5, "opens": "09:00", "closes": "17:00"}'::jsonb,
	'paymentWays', "value"->'paymentWays')
FROM "settings" WHERE "key" = 'site'
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "setting_versions" ("key", "version", "value")
SELECT "key", "version", "value" FROM "settings" WHERE "key" = 'particulars'
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "settings" ("key", "value")
SELECT 'opening', '{"isOpen": true, "reason": {"en": "", "ne": ""}}'::jsonb FROM "settings" WHERE "key" = 'site'
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "settings" ("key", "value")
SELECT 'desk', jsonb_build_object('holidays', "value"->'holidays',
	'answerMinutes', '{"normal": 480, "high": 240, "urgent": 120}'::jsonb)
FROM "settings" WHERE "key" = 'site'
ON CONFLICT DO NOTHING;
