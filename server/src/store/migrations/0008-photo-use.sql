-- A photo that nothing refers to any more stays for a while, for those who kept its address.
alter table photo add column unused_since timestamptz;
comment on column photo.unused_since is 'When it was first seen that nothing refers to it; null while something does.';
comment on table photo is 'The photos of a venue. One that was unused for long goes when the next one is added.';
comment on table photo_size is 'The pixels of a photo at each width that it is kept at.';
