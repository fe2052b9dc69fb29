#!/bin/sh
# Tries two packages in a copy of the file system: try.sh FOLDER OLDER.deb NEWER.deb. Run by `cargo xtask package --try`,
# which gives it mounts, network and processes of its own.
set -eu

folder=$1
older=$2
newer=$3
tree=$folder/tree/root
unit=/usr/lib/systemd/system/seatwright.service
config=/etc/seatwright/seatwright.toml
data=/var/lib/seatwright
url=http://127.0.0.1:8080
server=

fail() {
	echo "package: $*" >&2
	exit 1
}

# A copy of / that costs nothing: what is written stays in memory.
make_tree() {
	mount --make-rprivate /
	mkdir -p "$folder/tree"
	mount -t tmpfs tmpfs "$folder/tree"
	mkdir "$folder/tree/upper" "$folder/tree/work" "$tree"
	mount -t overlay overlay -o "lowerdir=/,upperdir=$folder/tree/upper,workdir=$folder/tree/work" "$tree"
	mount -t proc proc "$tree/proc"
	mount --rbind /dev "$tree/dev"
	mount -t tmpfs tmpfs "$tree/tmp"
	mount -t tmpfs tmpfs "$tree/run"
	cp "$older" "$tree/tmp/older.deb"
	cp "$newer" "$tree/tmp/newer.deb"
	ip link set lo up
}

inside() {
	DEBIAN_FRONTEND=noninteractive chroot "$tree" "$@"
}

install() {
	inside dpkg --install --force-unsafe-io --force-downgrade "/tmp/$1.deb" >"$folder/log" 2>&1 || {
		cat "$folder/log" >&2
		fail "$1.deb cannot be installed"
	}
}

field() {
	sed -n "s/^$1=//p" "$tree$unit"
}

# What systemd does with the unit: its folder, its user, its command.
start() {
	chroot "$tree" install -d -m "$(field StateDirectoryMode)" -o "$(field User)" -g "$(field Group)" "$data"
	# Not quoted: words of the command.
	env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin chroot "$tree" setpriv --reuid="$(field User)" --regid="$(field Group)" --init-groups \
		--no-new-privs --bounding-set=-all --inh-caps=-all $(field ExecStart) &
	server=$!
	tries=0
	until curl --silent --fail --output /dev/null "$url/readyz"; do
		kill -0 "$server" 2>/dev/null || fail "the server ended: $(field ExecStart)"
		tries=$((tries + 1))
		[ "$tries" -lt 600 ] || fail "no answer within 60 s"
		sleep 0.1
	done
}

stop() {
	kill -TERM "$server"
	wait "$server" || fail "the server ended with $?"
}

sign() {
	curl --silent --fail --output /dev/null --header 'content-type: application/json' --data \
		'{"email":"ann@example.org","password":"correct horse","name":"Ann"}' "$url/api/auth/sign-$1"
}

sign_in() {
	curl --silent --fail --output /dev/null --header 'content-type: application/json' --data \
		'{"email":"ann@example.org","password":"correct horse"}' "$url/api/auth/sign-in" || fail "the account is gone $1"
}

mode() {
	found=$(chroot "$tree" stat -c '%a %U' "$1")
	[ "$found" = "$2" ] || fail "$1 has $found, not $2"
}

make_tree
before=$(date +%s%N)
install newer
start
curl --silent --fail "$url/" | grep -qi '<title>' || fail "the first page has no title"
echo "first page $((($(date +%s%N) - before) / 1000000)) ms after the installation began"
sign up
mode "$data" "700 seatwright"
mode "$data/seatwright.db" "600 seatwright"
mode "$data/secret.key" "600 seatwright"
mode "$config" "644 root"
chroot "$tree" seatwright --version
stop

echo 'contact-email = "help@example.org"' >>"$tree$config"
install older
start
sign_in "after going back to the older package"
stop
install newer
grep -q '^contact-email' "$tree$config" || fail "an upgrade replaced the configuration"
start
sign_in "after an upgrade"
stop

inside dpkg --remove seatwright >/dev/null
[ ! -e "$tree/usr/bin/seatwright" ] || fail "removing leaves the program"
[ -s "$tree$data/seatwright.db" ] || fail "removing takes the data"
[ -s "$tree$config" ] || fail "removing takes the configuration"
install newer
start
sign_in "after removing and installing again"
stop

inside dpkg --purge seatwright >"$folder/log" 2>&1
for left in "$data" /etc/seatwright /usr/share/doc/seatwright "$unit"; do
	[ ! -e "$tree$left" ] || fail "purging leaves $left"
done
if chroot "$tree" getent passwd seatwright >/dev/null; then fail "purging leaves the user"; fi
echo "installed, rolled back, upgraded, removed, installed again and purged"
