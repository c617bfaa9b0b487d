-- A sitting that comes with the yearly plan (decisions 13). A new installation takes this from the files; where an admin has decided about one, that stays.
update app.meditation_listing set yearly_only = true where id = 'pool' and version = 1 and not is_free;
