import re
def union(path, theirs_first=False):
    s=open(path).read()
    def f(m):
        a,b=m.group(1),m.group(2)
        return b+a if theirs_first else a+b
    s=re.sub(r'<<<<<<< [^\n]*\n(.*?)=======\n(.*?)>>>>>>> [^\n]*\n',f,s,flags=re.S)
    open(path,'w').write(s)
def sub(path, old, new, count=1):
    s=open(path).read()
    assert old in s, (path, old)
    open(path,'w').write(s.replace(old,new,count))
h='crates/app-service/src/guests/history.rs'
s=open(h).read()
s=re.sub(r'<<<<<<< [^\n]*\n.*?>>>>>>> [^\n]*\n','''    entries(r, who, (&scope, guest), LISTED_MAX)
}

/// Returns the latest changes of a guest with seats, tables, tags and guests as people call them.
pub(super) fn entries(
    r: &mut Reading<'_>,
    who: &Organiser,
    (scope, guest): (&EventScope, &GuestId),
    limit: i64,
) -> Result<Vec<Entry>, Error> {
    let mut entries = rows::of_guest(r.conn, scope, guest, limit)?;
    name_seats(r, scope, &mut entries)?;
    name_tables(r, scope, &mut entries)?;
    name_tags(r, who, &mut entries)?;
    name_hosts(r, scope, &mut entries)?;
''',s,flags=re.S)
open(h,'w').write(s)
sub('crates/app-service/src/guests/privacy.rs','history::entries(r, scope, id, CHANGES_MAX)?','history::entries(r, who, (scope, id), CHANGES_MAX)?')
for p in ['crates/api/src/dto.rs','crates/api/src/routes.rs','crates/api/tests/routes.rs','crates/app-service/src/lib.rs']:
    union(p, True)
for p in ['crates/api/src/dto/words.rs','crates/app-service/src/error.rs','crates/app-service/src/guests.rs','crates/app-service/src/ids.rs']:
    union(p)
w='crates/api/src/dto/words.rs'
s=open(w).read()
s=re.sub(r'use domain::\{account, event, guest::change, guest::status, wish\};\nuse domain::\{account, event, guest::change, guest::status, party, tag\};','use domain::{account, event, guest::change, guest::status, party, tag, wish};',s)
open(w,'w').write(s)
i='crates/app-service/src/ids.rs'
s=open(i).read()
s=re.sub(r'use domain::id::\{.*?\};','''use domain::id::{
    AssignmentId, BatchId, EventId, GuestId, ImageId, InvitationId, JobId, MailId, OrganisationId, PartyId, SessionId,
    TagId, UserId, WishId,
};''',s,count=1,flags=re.S)
open(i,'w').write(s)
g='crates/app-service/src/guests.rs'
s=open(g).read()
s=s.replace('mod confirmation;\nmod companions;\n','mod companions;\nmod confirmation;\n')
open(g,'w').write(s)
