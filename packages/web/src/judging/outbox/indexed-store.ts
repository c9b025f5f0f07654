import type { OutboxEntry, OutboxStore } from './outbox-entry.js';

const DATABASE = 'stet-outbox';
const STORE = 'answers';
const BY_JUDGE = 'judge';

/** Answers in the browser's own database. `add` resolves when the answer is on the disk of the judge. */
export async function indexedStore(factory: IDBFactory): Promise<OutboxStore> {
  const database = await open(factory);
  const inStore = <Result>(
    mode: IDBTransactionMode,
    use: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> =>
    new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode, { durability: 'strict' });
      const request = use(transaction.objectStore(STORE));
      transaction.oncomplete = () => {
        resolve(request.result);
      };
      transaction.onabort = () => {
        reject(transaction.error ?? new Error('the browser gave up'));
      };
    });
  return {
    add: async (entry) => {
      await inStore('readwrite', (store) => store.add(entry));
    },
    list: (judge) => inStore('readonly', (store) => store.index(BY_JUDGE).getAll(judge) as IDBRequest<OutboxEntry[]>),
    remove: async (order) => {
      await inStore('readwrite', (store) => store.delete(order));
    },
  };
}

function open(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      const store = request.result.createObjectStore(STORE, { keyPath: 'order', autoIncrement: true });
      store.createIndex(BY_JUDGE, 'judge');
    };
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('the browser keeps no data'));
    };
  });
}
