// A language server that knows one wrong word, for tests: columns in the encoding that is named, pushed or pulled.
import { Buffer } from 'node:buffer';

const [encoding = 'utf-16', mode = 'push'] = process.argv.slice(2);
const documents = new Map();
let received = Buffer.alloc(0);

const columns = {
  'utf-8': (text) => Buffer.byteLength(text),
  'utf-16': (text) => text.length,
  'utf-32': (text) => [...text].length,
};

function send(message) {
  const body = JSON.stringify({ jsonrpc: '2.0', ...message });
  process.stdout.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
}

/** Everywhere that `teh` stands. */
function diagnose(text) {
  return text.split('\n').flatMap((line, number) =>
    [...line.matchAll(/\bteh\b/gu)].map(({ index }) => ({
      range: {
        start: { line: number, character: columns[encoding](line.slice(0, index)) },
        end: { line: number, character: columns[encoding](line.slice(0, index + 3)) },
      },
      severity: 2,
      code: 'Spelling',
      source: 'Toy',
      message: 'Did you mean “the”?',
    })),
  );
}

const answers = {
  initialize: () => ({
    capabilities: {
      positionEncoding: encoding,
      codeActionProvider: { resolveProvider: mode === 'resolve' },
      ...(mode === 'pull' ? { diagnosticProvider: {} } : {}),
    },
    serverInfo: { name: 'toy-ls', version: '0.1.0' },
  }),
  'textDocument/diagnostic': ({ textDocument }) => ({ kind: 'full', items: diagnose(documents.get(textDocument.uri)) }),
  'textDocument/codeAction': ({ textDocument, range }) => [
    ...['the', 'tea'].map((newText) => {
      const edit = { changes: { [textDocument.uri]: [{ range, newText }] } };
      return mode === 'resolve' ? { title: newText, data: edit } : { title: newText, kind: 'quickfix', edit };
    }),
    { title: 'Add to the dictionary', command: 'toy.add', arguments: [] },
  ],
  'codeAction/resolve': ({ data, ...action }) => ({ ...action, ...(data === undefined ? {} : { edit: data }) }),
  shutdown: () => null,
};

const notified = {
  'textDocument/didOpen': ({ textDocument: { uri, text } }) => {
    if (mode === 'die') process.exit(3);
    documents.set(uri, text);
    if (mode === 'silent') return;
    send({ id: 'settings', method: 'workspace/configuration', params: { items: [{ section: 'toy' }] } });
    if (mode !== 'pull')
      send({ method: 'textDocument/publishDiagnostics', params: { uri, diagnostics: diagnose(text) } });
  },
  'textDocument/didClose': ({ textDocument: { uri } }) => documents.delete(uri),
  exit: () => process.exit(0),
};

process.stdin.on('data', (chunk) => {
  received = Buffer.concat([received, chunk]);
  for (;;) {
    const header = received.indexOf('\r\n\r\n');
    if (header === -1) return;
    const length = Number(/Content-Length: (\d+)/u.exec(received.subarray(0, header).toString())[1]);
    if (received.length < header + 4 + length) return;
    const { id, method, params } = JSON.parse(received.subarray(header + 4, header + 4 + length).toString());
    received = received.subarray(header + 4 + length);
    if (mode === 'mute') continue;
    if (mode === 'garbled') process.stdout.write('Content-Length: 5\r\n\r\nhello');
    else if (id === undefined) notified[method]?.(params);
    else if (method !== undefined) send({ id, result: answers[method](params) });
  }
});
