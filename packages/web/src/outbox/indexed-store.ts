import { words } from '../language/words.js';
import type { OutboxEntry, OutboxStore, Sendable } from './outbox-entry.js';

const DATABASE = 'stet-outbox';
const STORE = 'entries';
const BY_OWNER = 'owner';
/** The store of an earlier version, which held only judges' answers. */
const ANSWERS = 'answers';

/** Entries in the browser's database. `add` resolves once the entry is on disk. */
export async function indexedStore<Body extends Sendable>(factory: IDBFactory): Promise<OutboxStore<Body>> {
  const database = await open(factory);
  const inStore = <Result>(
    mode: IDBTransactionMode,
    use: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> =>
    new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode, { durability: 'strict' });
      const request = use(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error ?? new Error(words().outbox.gaveUp));
    });
  return {
    add: async (entry) => {
      await inStore('readwrite', (store) => store.add(entry));
    },
    list: (owner) =>
      inStore('readonly', (store) => store.index(BY_OWNER).getAll(owner) as IDBRequest<OutboxEntry<Body>[]>),
    remove: async (order) => {
      await inStore('readwrite', (store) => store.delete(order));
    },
  };
}

function open(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(DATABASE, 2);
    request.onupgradeneeded = () => {
      const { result: database, transaction } = request;
      const store = database.createObjectStore(STORE, { keyPath: 'order', autoIncrement: true });
      store.createIndex(BY_OWNER, 'owner');
      if (transaction !== null && database.objectStoreNames.contains(ANSWERS))
        moveAnswers(database, transaction, store);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error(words().outbox.noDatabase));
  });
}

interface WaitingAnswer {
  readonly judge: string;
  readonly assignment: string;
  readonly answer: Sendable;
}

/** Carries over entries that were left by an earlier version of the page. */
function moveAnswers(database: IDBDatabase, transaction: IDBTransaction, store: IDBObjectStore): void {
  const answers = transaction.objectStore(ANSWERS).getAll() as IDBRequest<WaitingAnswer[]>;
  answers.onsuccess = () => {
    for (const { judge, assignment, answer } of answers.result) {
      store.add({ owner: judge, subject: assignment, body: answer });
    }
    database.deleteObjectStore(ANSWERS);
  };
}
