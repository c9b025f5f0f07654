/** Where memory comes from: threads can share some. */
export type Allocate = (bytes: number) => ArrayBuffer | SharedArrayBuffer;
