/** The message of an assertion that does not hold. */
export async function messageOf(assertion: Promise<unknown>): Promise<string> {
  try {
    await assertion;
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  throw new Error('the assertion holds');
}
