-- expands
CREATE INDEX CONCURRENTLY "import_pictures_bytes" ON "import_pictures" USING btree ("import_id") WHERE "import_pictures"."bytes" is not null;
