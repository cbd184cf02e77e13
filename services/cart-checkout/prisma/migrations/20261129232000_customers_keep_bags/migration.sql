-- A customer's bag is kept (RO-02), so none is looked up by its age.
-- contract 0.1.0: the index is of no ON CONFLICT, and nothing reads by it
DROP INDEX cart_of_customer;
