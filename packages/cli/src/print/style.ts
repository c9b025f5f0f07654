import pc from 'picocolors';

/** Colour only on a terminal, and never where NO_COLOR asks for none; picocolors by itself also colours logs of CI. */
function styleFor(stream: { readonly isTTY?: boolean }): ReturnType<typeof pc.createColors> {
  return pc.createColors(stream.isTTY === true && process.env.NO_COLOR === undefined && process.env.TERM !== 'dumb');
}

/** For what goes to the standard output. */
export const style = styleFor(process.stdout);

/** For what goes to the standard error. */
export const errorStyle = styleFor(process.stderr);
