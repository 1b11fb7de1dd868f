-- expands
CREATE TABLE "category_aspect_versions" (
	"category_id" bigint PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
