S She go to the market every Saturday .
A 1 2|||SVA|||goes|||REQUIRED|||-NONE-|||0

S I recieved your letter on on Monday .
A 1 2|||Spelling|||received|||REQUIRED|||-NONE-|||0
A 4 5|||Repetition|||-NONE-|||REQUIRED|||-NONE-|||0

S He is a engineer and works in an small office .
A 2 3|||Article|||an|||REQUIRED|||-NONE-|||0
A 8 9|||Article|||a|||REQUIRED|||-NONE-|||0

S They was very happy with there new house 😀 .
A 1 2|||SVA|||were|||REQUIRED|||-NONE-|||0
A 5 6|||Confusion|||their|||REQUIRED|||-NONE-|||0
A 1 2|||SVA|||were|||REQUIRED|||-NONE-|||1
A 5 6|||Confusion|||their|||REQUIRED|||-NONE-|||1
A 2 3|||Style|||-NONE-|||REQUIRED|||-NONE-|||1

S We discussed about the plan yesterday .
A 2 3|||Preposition|||-NONE-|||REQUIRED|||-NONE-|||0

S The childs was playing in the garden .
A 1 3|||Noun|||children were|||REQUIRED|||-NONE-|||0
A 1 2|||Noun|||children|||REQUIRED|||-NONE-|||1
A 2 3|||SVA|||were|||REQUIRED|||-NONE-|||1

S I am agree with you .
A 1 3|||Verb|||agree|||REQUIRED|||-NONE-|||0

S This is a easy question .
A 2 3|||Article|||an|||REQUIRED|||-NONE-|||0

S Everything went well last week .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S She bought an umbrella and an useful map .
A 5 6|||Article|||a|||REQUIRED|||-NONE-|||0

S Teh bus was late , so we walked .
A 0 1|||Spelling|||The|||REQUIRED|||-NONE-|||0

S He don't know the the answer .
A 1 2|||SVA|||doesn't|||REQUIRED|||-NONE-|||0
A 3 4|||Repetition|||-NONE-|||REQUIRED|||-NONE-|||0
