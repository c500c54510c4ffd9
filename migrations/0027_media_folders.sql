-- Where a picture of the library is put; none says that it lies loose.
ALTER TABLE media ADD COLUMN folder TEXT CHECK (length(folder) BETWEEN 1 AND 60);
-- The folders there are, and the pictures of one, newest first.
CREATE INDEX media_folders ON media (state, folder, id);
