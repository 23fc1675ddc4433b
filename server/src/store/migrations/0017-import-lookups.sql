-- An import looks for a venue by its name, and for records of other venues that have an id which a document states.
create index venue_name on venue (name);
create index area_id on area (area_id);
create index dining_table_id on dining_table (table_id);
create index menu_category_id on menu_category (category_id);
create index product_id on product (product_id);
create index campaign_id on campaign (campaign_id);
create index printer_id on printer (printer_id);
create index account_id on account (account_id);
create index api_key_id on api_key (key_id);
