-- The SHA-256 of a picture's file as it was uploaded, by which the same file is known when it comes again. Of pictures from
-- before nobody knows it: what is stored of them is without their metadata.
ALTER TABLE media ADD COLUMN digest TEXT CHECK (length(digest) = 64);
CREATE INDEX media_digests ON media (digest);
