import { EMPTY_INPUT } from './empty-input.js';
import type { PlaygroundInput } from './playground-input.js';

const GOLD = `S I looking forward to meet your parents on next Sunday .
A 1 2|||Vform|||am looking|||REQUIRED|||-NONE-|||0
A 4 5|||Vform|||meeting|||REQUIRED|||-NONE-|||0
A 7 8|||Prep||||||REQUIRED|||-NONE-|||0
A 1 2|||Vform|||look|||REQUIRED|||-NONE-|||1
A 4 5|||Vform|||meeting|||REQUIRED|||-NONE-|||1
A 7 8|||Prep||||||REQUIRED|||-NONE-|||1

S My brother have baked a cake with nut and a honey .
A 2 3|||SVA|||has|||REQUIRED|||-NONE-|||0
A 7 8|||Nn|||nuts|||REQUIRED|||-NONE-|||0
A 9 10|||ArtOrDet||||||REQUIRED|||-NONE-|||0

S The train leaves at noon , so please do not be late .

S She explained me the recipe two times , but I forgot it immediatly .
A 2 2|||Prep|||to|||REQUIRED|||-NONE-|||0
A 12 13|||Mec|||immediately|||REQUIRED|||-NONE-|||0
A 2 5|||WOinc|||the recipe to me|||REQUIRED|||-NONE-|||1
A 5 7|||Wci|||twice|||OPTIONAL|||-NONE-|||1
A 12 13|||Mec|||immediately|||REQUIRED|||-NONE-|||1

S In the summer we can to swim in lake behind of the house .
A 5 6|||Vm||||||REQUIRED|||-NONE-|||0
A 8 8|||ArtOrDet|||the|||REQUIRED|||-NONE-|||0
A 10 11|||Prep||||||REQUIRED|||-NONE-|||0

S He is knowing the answer since long time .
A 1 3|||Vt|||has known|||REQUIRED|||-NONE-|||0
A 5 6|||Prep|||for|||REQUIRED|||-NONE-|||0
A 6 6|||ArtOrDet|||a|||REQUIRED|||-NONE-|||0
`;

const TUTOR = `I am looking forward to meeting your parents next Sunday .
My brother has baked a cake with nuts and a honey .
The train leaves at noon , so please do not be late .
She explained to me the recipe two times , but I forgot it immediately .
In the summer we can swim in the lake behind of the house .
He has known the answer for a long time .
`;

const SPELLER = `I looking forward to meet your parents on next Sunday .
My brother have baked a cake with nut and a honey .
The train leaves at noon , so please do not be late .
She explained me the recipe two times , but I forgot it immediately .
In the summer we can to swim in lake behind of the house .
He is knowing the answer since long time .
`;

const STYLIST = `I cannot wait to meet your parents this Sunday .
My brother has baked a honey and nut cake .
The train departs at noon , so please be punctual .
She told me the recipe twice , but I forgot it at once .
In summer we can swim in the lake behind the house .
He knew the answer a long time ago .
`;

/** Six sentences, two annotators and three systems of our own. */
export const EXAMPLE_INPUT: PlaygroundInput = {
  ...EMPTY_INPUT,
  basis: 'gold',
  gold: { name: 'gold', text: GOLD },
  systems: [
    { name: 'tutor', text: TUTOR },
    { name: 'speller', text: SPELLER },
    { name: 'stylist', text: STYLIST },
  ],
};
