-- The address of a person counts once they opened the link that was mailed to it.

alter table account add column if not exists invited_email text;
comment on column account.invited_email is 'The address that an invitation was mailed to, until the person opens its link. It signs no one in, is in no directory and gets no other mail.';
