-- What a category's page tells search engines and chats, as that of a post or a product (0033): NULL leaves it to the category.
ALTER TABLE categories ADD COLUMN search_title TEXT;
ALTER TABLE categories ADD COLUMN search_description TEXT;
ALTER TABLE categories ADD COLUMN share_image TEXT;
