/*
 * Writes FILE.br and FILE.gz beside every compressible file of a built frontend: `node precompress.mjs DIR`.
 * A sibling that is not smaller is left out, and the server then sends the file as it is. With `--replace` the assets
 * themselves are removed: a released binary holds each once, and unpacks it for the rare client that takes no encoding.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const [folder, option] = process.argv.slice(2);
const replaced = option === '--replace' ? join(folder, 'assets') : undefined;
const compressible = new Set(['.css', '.html', '.ico', '.js', '.json', '.map', '.svg', '.txt', '.wasm', '.webmanifest', '.xml']);
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
const sum = { files: 0, plain: 0, br: 0, gz: 0 };

for (const stale of files.filter((file) => ['.br', '.gz'].includes(extname(file)))) rmSync(stale);
for (const file of files.filter((file) => compressible.has(extname(file)))) {
  const plain = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const variants = { br: brotliCompressSync(plain, { params }), gz: gzipSync(plain, { level: 9 }) };
  sum.files += 1;
  sum.plain += plain.length;
  for (const [name, bytes] of Object.entries(variants)) {
    sum[name] += bytes.length;
    if (bytes.length < plain.length) writeFileSync(`${file}.${name}`, bytes);
  }
  if (replaced && file.startsWith(replaced) && variants.gz.length < plain.length) rmSync(file);
}
if (sum.files === 0) {
  console.error(`${folder} holds nothing to compress; build the frontend first`);
  process.exit(1);
}
const kb = (bytes) => `${(bytes / 1024).toFixed(0)} KB`;
console.log(`${sum.files} files: ${kb(sum.plain)} plain, ${kb(sum.gz)} gzip, ${kb(sum.br)} brotli`);
