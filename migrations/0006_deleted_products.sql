-- The address of a deleted product stays its own: it may be restored, and carts, favourites and sent orders name it, so no
-- other product may get its number.
CREATE TRIGGER product_address_left AFTER DELETE ON products BEGIN
  INSERT INTO former_addresses (category, number, product_id) VALUES (OLD.category, OLD.number, OLD.id)
  ON CONFLICT DO NOTHING;
END;
