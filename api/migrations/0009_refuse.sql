-- Ends a statement that does several things all or nothing; the message says why.
CREATE FUNCTION refuse(why text) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION USING errcode = 'HAAT1', message = why;
END $$;
