// Runs before each file of tests: they share modules, but no files that they write.
import { beginFolder } from './scratch-folder.js';

beginFolder();
