import pc from 'picocolors';

/** Colours only on a terminal without NO_COLOR; left to itself, picocolors also colours the logs of CI. */
function styleFor(stream: { readonly isTTY?: boolean }): ReturnType<typeof pc.createColors> {
  return pc.createColors(stream.isTTY === true && process.env.NO_COLOR === undefined && process.env.TERM !== 'dumb');
}

/** For the standard output. */
export const style = styleFor(process.stdout);

/** For the standard error. */
export const errorStyle = styleFor(process.stderr);
