const COMMANDER = /node_modules\/commander\/lib\/command\.js$/u;
const STARTING_PROGRAMS = "require('node:child_process')";

/** Commander can start programs as subcommands, for which it loads much of Node; no command here is one. */
export function withoutPrograms() {
  return {
    name: 'without-programs',
    transform: {
      filter: { id: COMMANDER },
      handler: (code) => {
        if (!code.includes(STARTING_PROGRAMS)) throw new Error('Commander starts programs in another way than before.');
        return code.replace(STARTING_PROGRAMS, '{}');
      },
    },
  };
}
