S Dear mother and little Zoë ,
A 1 2|||Mec|||Mother|||REQUIRED|||-NONE-|||0
A 1 2|||Wtone|||Mum|||REQUIRED|||-NONE-|||1

S I am living in this city since four months and I still get lost on way to the school .
A 1 3|||Vt|||have been living|||REQUIRED|||-NONE-|||0
A 6 7|||Prep|||for|||REQUIRED|||-NONE-|||0
A 15 15|||ArtOrDet|||the|||REQUIRED|||-NONE-|||0
A 17 18|||ArtOrDet||||||REQUIRED|||-NONE-|||0
A 1 3|||Vt|||have lived|||REQUIRED|||-NONE-|||1
A 6 7|||Prep|||for|||REQUIRED|||-NONE-|||1
A 15 16|||ArtOrDet|||my way|||REQUIRED|||-NONE-|||1
A 17 18|||ArtOrDet||||||OPTIONAL|||-NONE-|||1

S My room is small , but it has a window from which I can see the river .

S The womans in the house teached me how to use the washing mashine .
A 1 2|||Nn|||women|||REQUIRED|||-NONE-|||0
A 5 6|||Vform|||taught|||REQUIRED|||-NONE-|||0
A 12 13|||Mec|||machine|||REQUIRED|||-NONE-|||0
A 1 2|||Nn|||women|||REQUIRED|||-NONE-|||1
A 5 6|||Wci|||have shown|||REQUIRED|||-NONE-|||1
A 12 13|||Mec|||machine|||REQUIRED|||-NONE-|||1

S Last sunday we eated togheter on the roof and I made for them your bread .
A 1 2|||Mec|||Sunday|||REQUIRED|||-NONE-|||0
A 3 4|||Vform|||ate|||REQUIRED|||-NONE-|||0
A 4 5|||Mec|||together|||REQUIRED|||-NONE-|||0
A 11 15|||WOinc|||your bread for them|||REQUIRED|||-NONE-|||0
A 1 2|||Mec|||Sunday|||REQUIRED|||-NONE-|||1
A 3 4|||Vform|||ate|||REQUIRED|||-NONE-|||1
A 4 5|||Mec|||together|||REQUIRED|||-NONE-|||1
A 10 13|||Wci|||baked them|||REQUIRED|||-NONE-|||1

S It came out hard like a stone .
A 3 3|||Wci|||as|||REQUIRED|||-NONE-|||0
A 4 5|||Wci|||as|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S Nobody complained , because they are polite people .

S In the evenings I go to class of english , and the teacher 's name is Mr. Okafor .
A 6 9|||WOinc|||an English class|||REQUIRED|||-NONE-|||0
A 6 9|||WOinc|||English classes|||REQUIRED|||-NONE-|||1
A 12 16|||Wtone|||teacher is called|||OPTIONAL|||-NONE-|||1

S He speaks slow and have patience with us , even when nobody did his homeworks .
A 2 3|||Wform|||slowly|||REQUIRED|||-NONE-|||0
A 4 5|||SVA|||has|||REQUIRED|||-NONE-|||0
A 12 13|||Vt|||has done|||REQUIRED|||-NONE-|||0
A 14 15|||Nn|||homework|||REQUIRED|||-NONE-|||0
A 2 3|||Wform|||slowly|||REQUIRED|||-NONE-|||1
A 4 6|||Wform|||is patient|||REQUIRED|||-NONE-|||1
A 12 13|||Vt|||has done|||REQUIRED|||-NONE-|||1
A 13 14|||Pform|||their|||OPTIONAL|||-NONE-|||1
A 14 15|||Nn|||homework|||REQUIRED|||-NONE-|||1

S Please do n't be worry about me , I eat well and I sleep enough and I have bought a coat warm for winter , which costed only € 15 in the market .
A 3 4|||Vform||||||REQUIRED|||-NONE-|||0
A 7 8|||Srun|||;||.|||REQUIRED|||-NONE-|||0
A 20 22|||WOinc|||warm coat|||REQUIRED|||-NONE-|||0
A 23 23|||ArtOrDet|||the|||OPTIONAL|||-NONE-|||0
A 26 27|||Vform|||cost|||REQUIRED|||-NONE-|||0
A 30 31|||Prep|||at|||REQUIRED|||-NONE-|||0
A 3 5|||Vform|||worry|||REQUIRED|||-NONE-|||1
A 7 8|||Srun|||;||.|||REQUIRED|||-NONE-|||1
A 11 15|||Spar|||, I sleep enough|||REQUIRED|||-NONE-|||1
A 20 22|||WOinc|||warm coat|||REQUIRED|||-NONE-|||1
A 26 27|||Vform|||cost|||REQUIRED|||-NONE-|||1
A 30 31|||Prep|||at|||REQUIRED|||-NONE-|||1

S My first job was in a bakery , when I had only seventeen years .
A 10 11|||Wci|||was|||REQUIRED|||-NONE-|||0
A 13 14|||Wci|||years old|||REQUIRED|||-NONE-|||0
A 7 8|||Mec||||||REQUIRED|||-NONE-|||1
A 10 11|||Wci|||was|||REQUIRED|||-NONE-|||1
A 13 14|||Rloc-||||||REQUIRED|||-NONE-|||1

S I must to wake up at three o'clock of the morning and walk by dark streets .
A 1 2|||Vm|||had|||REQUIRED|||-NONE-|||0
A 8 9|||Prep|||in|||REQUIRED|||-NONE-|||0
A 13 14|||Prep|||through|||REQUIRED|||-NONE-|||0
A 1 2|||Vm|||had|||REQUIRED|||-NONE-|||1
A 7 9|||Prep|||in|||REQUIRED|||-NONE-|||1
A 13 15|||Prep|||through the dark|||REQUIRED|||-NONE-|||1

S The boss was called Mrs. Petrova and she was afraid of nothing except mice .

S She has explained me the work one time only and expected that I knew everything .
A 1 2|||Vt||||||REQUIRED|||-NONE-|||0
A 3 6|||WOinc|||the work to me|||REQUIRED|||-NONE-|||0
A 6 9|||Wci|||only once|||REQUIRED|||-NONE-|||0
A 11 14|||Vform|||me to know|||REQUIRED|||-NONE-|||0
A 1 2|||Vt||||||REQUIRED|||-NONE-|||1
A 3 6|||WOinc|||the work to me|||REQUIRED|||-NONE-|||1
A 6 9|||Wci|||just once|||REQUIRED|||-NONE-|||1
A 10 14|||Vform|||expected me to know|||REQUIRED|||-NONE-|||1

S On second day I putted salt instead sugar in two hundreds doughnuts .
A 1 1|||ArtOrDet|||the||my|||REQUIRED|||-NONE-|||0
A 4 5|||Vform|||put|||REQUIRED|||-NONE-|||0
A 7 7|||Prep|||of|||REQUIRED|||-NONE-|||0
A 10 11|||Nn|||hundred|||REQUIRED|||-NONE-|||0
A 1 2|||ArtOrDet|||my second|||REQUIRED|||-NONE-|||1
A 4 5|||Vform|||put|||REQUIRED|||-NONE-|||1
A 6 7|||Prep|||instead of|||REQUIRED|||-NONE-|||1
A 8 9|||Prep|||into|||OPTIONAL|||-NONE-|||1
A 10 11|||Nn|||hundred|||REQUIRED|||-NONE-|||1

S Nobody knowing it until the doctor came in and bite one .
A 1 2|||Sfrag|||knew|||REQUIRED|||-NONE-|||0
A 9 10|||Vt|||bit|||REQUIRED|||-NONE-|||0
A 1 3|||Sfrag|||noticed|||REQUIRED|||-NONE-|||1
A 9 11|||Vt|||bit into one|||REQUIRED|||-NONE-|||1

S His face I will never forget it .
A 6 7|||Pref||||||REQUIRED|||-NONE-|||0
A 0 2|||WOinc||||||REQUIRED|||-NONE-|||1
A 6 7|||WOinc|||his face|||REQUIRED|||-NONE-|||1

S Mrs. Petrova laught so much that she had to sit , and she gave the doughnuts to her cousin pigs .
A 2 3|||Mec|||laughed|||REQUIRED|||-NONE-|||0
A 18 19|||Npos|||cousin 's|||REQUIRED|||-NONE-|||0
A 2 3|||Mec|||laughed|||REQUIRED|||-NONE-|||1
A 4 5|||Wtone|||hard|||REQUIRED|||-NONE-|||1
A 9 10|||Wci|||sit down|||REQUIRED|||-NONE-|||1
A 18 19|||Npos|||cousin 's|||REQUIRED|||-NONE-|||1

S I learned there to arrive in time , to clean my own mess and do not be shamed of a mistake .
A 5 6|||Prep|||on|||REQUIRED|||-NONE-|||0
A 10 10|||Wci|||up|||REQUIRED|||-NONE-|||0
A 14 17|||Vform|||not to be|||REQUIRED|||-NONE-|||0
A 17 18|||Wform|||ashamed|||REQUIRED|||-NONE-|||0
A 0 3|||WOadv|||There I learned|||REQUIRED|||-NONE-|||1
A 5 6|||Prep|||on|||REQUIRED|||-NONE-|||1
A 9 10|||Wci|||clean up|||REQUIRED|||-NONE-|||1
A 14 18|||Vform|||never to be ashamed|||REQUIRED|||-NONE-|||1

S Even today , the smell of warm bread make me happy and a little bit sleepy .
A 8 9|||SVA|||makes|||REQUIRED|||-NONE-|||0
A 2 3|||Mec||||||OPTIONAL|||-NONE-|||1
A 8 9|||SVA|||makes|||REQUIRED|||-NONE-|||1
A 14 15|||Rloc-||||||OPTIONAL|||-NONE-|||1

S This is the soup of lentils of my grandmother , and every family in our vilage claim to have the original .
A 2 9|||Npos|||my grandmother 's lentil soup|||REQUIRED|||-NONE-|||0
A 15 16|||Mec|||village|||REQUIRED|||-NONE-|||0
A 16 17|||SVA|||claims|||REQUIRED|||-NONE-|||0
A 2 9|||Npos|||my grandmother 's lentil soup|||REQUIRED|||-NONE-|||1
A 15 16|||Mec|||village|||REQUIRED|||-NONE-|||1
A 16 17|||SVA|||claims|||REQUIRED|||-NONE-|||1
A 20 21|||Wci|||original recipe|||REQUIRED|||-NONE-|||1

S You need two cups of red lentils , one onion , three carrots and a lemon .

S First of all you wash good the lentils , until the water it is not more cloudy .
A 3 3|||Mec|||,|||REQUIRED|||-NONE-|||0
A 5 8|||WOinc|||the lentils well|||REQUIRED|||-NONE-|||0
A 8 9|||Mec||||||REQUIRED|||-NONE-|||0
A 12 13|||Pref||||||REQUIRED|||-NONE-|||0
A 14 16|||Wci|||no longer|||REQUIRED|||-NONE-|||0
A 0 4|||Rloc-|||First ,|||REQUIRED|||-NONE-|||1
A 5 8|||WOinc|||the lentils well|||REQUIRED|||-NONE-|||1
A 8 9|||Mec||||||REQUIRED|||-NONE-|||1
A 10 17|||Wtone|||the water runs clear|||REQUIRED|||-NONE-|||1

S Cut the onion in small piece and fry it in the oil with a low fire .
A 3 4|||Prep|||into|||REQUIRED|||-NONE-|||0
A 5 6|||Nn|||pieces|||REQUIRED|||-NONE-|||0
A 10 11|||ArtOrDet||||||REQUIRED|||-NONE-|||0
A 12 13|||Prep|||on||over|||REQUIRED|||-NONE-|||0
A 15 16|||Wci|||heat|||REQUIRED|||-NONE-|||0
A 0 1|||Wtone|||Chop|||OPTIONAL|||-NONE-|||1
A 3 6|||Prep|||into small pieces|||REQUIRED|||-NONE-|||1
A 10 11|||ArtOrDet|||some|||REQUIRED|||-NONE-|||1
A 12 13|||Prep|||over|||REQUIRED|||-NONE-|||1
A 15 16|||Wci|||heat|||REQUIRED|||-NONE-|||1

S Do not let it to burn !
A 4 5|||Vform||||||REQUIRED|||-NONE-|||0
A 4 6|||Vform|||burn|||REQUIRED|||-NONE-|||1

S When it smell sweet , add carots and the lentils , than pour hot water until everything swim .
A 2 3|||SVA|||smells|||REQUIRED|||-NONE-|||0
A 6 6|||ArtOrDet|||the|||REQUIRED|||-NONE-|||0
A 6 7|||Mec|||carrots|||REQUIRED|||-NONE-|||0
A 11 12|||Mec|||then|||REQUIRED|||-NONE-|||0
A 13 13|||Prep|||in|||REQUIRED|||-NONE-|||0
A 17 18|||SVA|||swims|||REQUIRED|||-NONE-|||0
A 2 3|||SVA|||smells|||REQUIRED|||-NONE-|||1
A 6 7|||Mec|||the carrots|||REQUIRED|||-NONE-|||1
A 11 12|||Mec|||then|||REQUIRED|||-NONE-|||1
A 13 13|||Prep|||in|||REQUIRED|||-NONE-|||1
A 17 18|||Wci|||is covered|||REQUIRED|||-NONE-|||1

S It need about half hour , and in this time you can make a phone to your sister .
A 1 2|||SVA|||needs|||REQUIRED|||-NONE-|||0
A 3 4|||ArtOrDet|||half an|||REQUIRED|||-NONE-|||0
A 7 8|||Prep|||during|||REQUIRED|||-NONE-|||0
A 15 15|||Wci|||call|||REQUIRED|||-NONE-|||0
A 1 2|||Wci|||takes|||REQUIRED|||-NONE-|||1
A 3 4|||ArtOrDet|||half an|||REQUIRED|||-NONE-|||1
A 6 10|||Ssub|||during which|||REQUIRED|||-NONE-|||1
A 12 16|||Wci|||phone||call|||REQUIRED|||-NONE-|||1

S If you like it smoth , mix it , but my grandmother said always that this is for the sicks .
A 4 5|||Mec|||smooth|||REQUIRED|||-NONE-|||0
A 6 7|||Wci|||blend|||REQUIRED|||-NONE-|||0
A 12 14|||WOadv|||always said|||REQUIRED|||-NONE-|||0
A 19 20|||Wform|||sick|||REQUIRED|||-NONE-|||0
A 4 5|||Mec|||smooth|||REQUIRED|||-NONE-|||1
A 6 7|||Wci|||blend||puree|||REQUIRED|||-NONE-|||1
A 12 14|||WOadv|||always said|||REQUIRED|||-NONE-|||1
A 18 20|||Wform|||sick people|||REQUIRED|||-NONE-|||1

S In the end put the juice of lemon and serve with a bread from yesterday .
A 0 1|||Prep|||At|||REQUIRED|||-NONE-|||0
A 3 3|||Mec|||,|||REQUIRED|||-NONE-|||0
A 3 4|||Wci|||add|||REQUIRED|||-NONE-|||0
A 7 7|||ArtOrDet|||a||the|||REQUIRED|||-NONE-|||0
A 11 12|||ArtOrDet||||||REQUIRED|||-NONE-|||0
A 0 4|||Trans|||Finally , add|||REQUIRED|||-NONE-|||1
A 5 8|||WOinc|||lemon juice|||REQUIRED|||-NONE-|||1
A 11 15|||Npos|||yesterday 's bread|||REQUIRED|||-NONE-|||1

S It serves six persons , or two hungry brothers .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A 3 4|||Wtone|||people|||REQUIRED|||-NONE-|||1

S Dear sir Whitlock ,
A 1 2|||Wtone|||Mr.|||REQUIRED|||-NONE-|||0
A 1 2|||Wtone|||Mr.|||REQUIRED|||-NONE-|||1

S I write for complain about the boiler in the flat 7 , that is broke since November .
A 1 2|||Vt|||am writing|||REQUIRED|||-NONE-|||0
A 2 3|||Prep|||to|||REQUIRED|||-NONE-|||0
A 8 9|||ArtOrDet||||||REQUIRED|||-NONE-|||0
A 9 10|||Mec|||Flat|||OPTIONAL|||-NONE-|||0
A 12 13|||Pform|||which|||REQUIRED|||-NONE-|||0
A 13 14|||Vt|||has been|||REQUIRED|||-NONE-|||0
A 14 15|||Wform|||broken|||REQUIRED|||-NONE-|||0
A 1 2|||Vt|||am writing|||REQUIRED|||-NONE-|||1
A 2 4|||Vform|||to complain|||REQUIRED|||-NONE-|||1
A 8 9|||ArtOrDet||||||REQUIRED|||-NONE-|||1
A 12 13|||Pform|||which|||REQUIRED|||-NONE-|||1
A 13 15|||Vt|||has not worked|||REQUIRED|||-NONE-|||1

S We have call your ofice five time and every times an other person promised to send somebody .
A 2 3|||Vform|||called|||REQUIRED|||-NONE-|||0
A 4 5|||Mec|||office|||REQUIRED|||-NONE-|||0
A 6 7|||Nn|||times|||REQUIRED|||-NONE-|||0
A 9 10|||Nn|||time|||REQUIRED|||-NONE-|||0
A 10 12|||Mec|||another|||REQUIRED|||-NONE-|||0
A 2 3|||Vform|||called|||REQUIRED|||-NONE-|||1
A 4 5|||Mec|||office|||REQUIRED|||-NONE-|||1
A 6 7|||Nn|||times|||REQUIRED|||-NONE-|||1
A 9 10|||Nn|||time|||REQUIRED|||-NONE-|||1
A 10 14|||Wci|||a different person has promised|||REQUIRED|||-NONE-|||1

S So far nobody came , and we still cold .
A 3 4|||Vt|||has come|||REQUIRED|||-NONE-|||0
A 7 7|||V0|||are|||REQUIRED|||-NONE-|||0
A 3 4|||Vt|||has come|||REQUIRED|||-NONE-|||1
A 7 8|||V0|||are still|||REQUIRED|||-NONE-|||1

S My neighbour , who is eighty-one , heats water on the stove .

S The windows in the bedroom does not close neither , and the wall has become black from the humid .
A 5 6|||SVA|||do|||REQUIRED|||-NONE-|||0
A 8 9|||Wci|||either|||REQUIRED|||-NONE-|||0
A 18 19|||Wform|||damp||humidity|||REQUIRED|||-NONE-|||0
A 1 6|||SVA|||bedroom windows do|||REQUIRED|||-NONE-|||1
A 8 9|||Wci|||either|||REQUIRED|||-NONE-|||1
A 14 15|||Wci|||turned|||OPTIONAL|||-NONE-|||1
A 16 19|||Wform|||with damp|||REQUIRED|||-NONE-|||1

S I have paid the rent every month in time , therefore I deserve a heeting that works .
A 7 8|||Prep|||on|||REQUIRED|||-NONE-|||0
A 9 10|||Srun|||;|||REQUIRED|||-NONE-|||0
A 13 14|||ArtOrDet||||||REQUIRED|||-NONE-|||0
A 14 15|||Mec|||heating|||REQUIRED|||-NONE-|||0
A 5 9|||WOinc|||on time every month|||REQUIRED|||-NONE-|||1
A 10 11|||Trans|||so|||REQUIRED|||-NONE-|||1
A 13 14|||ArtOrDet||||||REQUIRED|||-NONE-|||1
A 14 15|||Mec|||heating|||REQUIRED|||-NONE-|||1

S In addition , somebody have stolen the lamp of the stairs and now peoples falls .
A 4 5|||SVA|||has|||REQUIRED|||-NONE-|||0
A 8 9|||Prep|||on||from|||REQUIRED|||-NONE-|||0
A 13 14|||Nn|||people|||REQUIRED|||-NONE-|||0
A 14 15|||SVA|||fall|||REQUIRED|||-NONE-|||0
A 4 5|||SVA|||has|||REQUIRED|||-NONE-|||1
A 8 9|||Prep|||from|||REQUIRED|||-NONE-|||1
A 13 15|||Vt|||people are falling|||REQUIRED|||-NONE-|||1

S If the heating is not repaired until Friday , I will be obliged that I inform the counsil .
A 6 7|||Prep|||by|||REQUIRED|||-NONE-|||0
A 13 15|||Vform|||to|||REQUIRED|||-NONE-|||0
A 17 18|||Mec|||council|||REQUIRED|||-NONE-|||0
A 6 7|||Prep|||by|||REQUIRED|||-NONE-|||1
A 11 15|||Vm|||have to|||REQUIRED|||-NONE-|||1
A 17 18|||Mec|||council|||REQUIRED|||-NONE-|||1

S I look forward to your answer and I hope that we can solve this in a friendly way .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A 7 8|||Rloc-||||||REQUIRED|||-NONE-|||1

S Last summer my friend and me decided to visit a island where there is no cars .
A 5 6|||Pform|||I|||REQUIRED|||-NONE-|||0
A 9 10|||ArtOrDet|||an|||REQUIRED|||-NONE-|||0
A 13 14|||SVA|||are|||REQUIRED|||-NONE-|||0
A 5 6|||Pform|||I|||REQUIRED|||-NONE-|||1
A 9 10|||ArtOrDet|||an|||REQUIRED|||-NONE-|||1
A 11 14|||Wtone|||with|||REQUIRED|||-NONE-|||1

S We had prepared everything : the tickets , the sandwiches and a map .

S But what we not knew was that the bus station had moved to other side of the city .
A 3 5|||Vform|||did not know|||REQUIRED|||-NONE-|||0
A 13 13|||ArtOrDet|||the|||REQUIRED|||-NONE-|||0
A 1 6|||Vform|||we did not know|||REQUIRED|||-NONE-|||1
A 13 14|||ArtOrDet|||the other|||REQUIRED|||-NONE-|||1

S We runned like the crazies with the luggages and catched the last bus .
A 1 2|||Vform|||ran|||REQUIRED|||-NONE-|||0
A 3 5|||Wform|||crazy|||REQUIRED|||-NONE-|||0
A 6 7|||ArtOrDet|||our|||REQUIRED|||-NONE-|||0
A 7 8|||Nn|||luggage|||REQUIRED|||-NONE-|||0
A 9 10|||Vform|||caught|||REQUIRED|||-NONE-|||0
A 1 2|||Vform|||ran|||REQUIRED|||-NONE-|||1
A 3 5|||Wci|||mad|||REQUIRED|||-NONE-|||1
A 6 8|||Nn|||our luggage|||REQUIRED|||-NONE-|||1
A 9 10|||Vform|||caught|||REQUIRED|||-NONE-|||1

S It was a bus wrong .
A 2 5|||WOinc|||the wrong bus|||REQUIRED|||-NONE-|||0
A 2 5|||WOinc|||the wrong bus|||REQUIRED|||-NONE-|||1

S After two hours we arrived to a town in the mountains , what has a beutiful church , but no sea .
A 5 6|||Prep|||in||at|||REQUIRED|||-NONE-|||0
A 12 13|||Pform|||which|||REQUIRED|||-NONE-|||0
A 13 14|||Vt|||had|||REQUIRED|||-NONE-|||0
A 15 16|||Mec|||beautiful|||REQUIRED|||-NONE-|||0
A 17 18|||Mec||||||OPTIONAL|||-NONE-|||0
A 5 6|||Prep|||in|||REQUIRED|||-NONE-|||1
A 7 11|||Wtone|||mountain town|||REQUIRED|||-NONE-|||1
A 12 13|||Pform|||which|||REQUIRED|||-NONE-|||1
A 13 14|||Vt|||had|||REQUIRED|||-NONE-|||1
A 15 16|||Mec|||beautiful|||REQUIRED|||-NONE-|||1

S Tired and hungry , the only hotel was full of a wedding , so we asked to the priest if could we sleep in the church .
A 0 0|||Smod|||We were|||REQUIRED|||-NONE-|||0
A 0 1|||Mec|||tired|||REQUIRED|||-NONE-|||0
A 4 4|||Smod|||but|||REQUIRED|||-NONE-|||0
A 9 10|||Prep|||because of|||REQUIRED|||-NONE-|||0
A 16 17|||Prep||||||REQUIRED|||-NONE-|||0
A 20 22|||WOinc|||we could|||REQUIRED|||-NONE-|||0
A 0 3|||Smod|||We were tired and hungry|||REQUIRED|||-NONE-|||1
A 4 4|||Smod|||but|||REQUIRED|||-NONE-|||1
A 9 10|||Prep|||because of|||REQUIRED|||-NONE-|||1
A 16 17|||Prep||||||REQUIRED|||-NONE-|||1
A 19 22|||WOinc|||whether we could|||REQUIRED|||-NONE-|||1

S He laughed , he called the bride 's father , and ten minutes later we were guests at the wedding .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A 1 4|||Spar|||laughed and|||REQUIRED|||-NONE-|||1

S We danced until four o'clock , I lost one shoe and my friend felt in love with the cousin of the groom which plays acordion .
A 13 14|||Wci|||fell|||REQUIRED|||-NONE-|||0
A 22 22|||Mec|||,|||REQUIRED|||-NONE-|||0
A 22 23|||Pform|||who|||REQUIRED|||-NONE-|||0
A 24 24|||ArtOrDet|||the|||REQUIRED|||-NONE-|||0
A 24 25|||Mec|||accordion|||REQUIRED|||-NONE-|||0
A 8 9|||ArtOrDet|||a|||REQUIRED|||-NONE-|||1
A 13 14|||Wci|||fell|||REQUIRED|||-NONE-|||1
A 17 22|||Npos|||the groom 's cousin|||REQUIRED|||-NONE-|||1
A 22 23|||Pform|||, who|||REQUIRED|||-NONE-|||1
A 24 25|||ArtOrDet|||the accordion|||REQUIRED|||-NONE-|||1

S We never have seen the island but nobody of us regret it
A 1 3|||WOadv|||have never|||REQUIRED|||-NONE-|||0
A 6 6|||Mec|||,|||REQUIRED|||-NONE-|||0
A 7 8|||Pform|||neither|||REQUIRED|||-NONE-|||0
A 10 11|||SVA|||regrets|||REQUIRED|||-NONE-|||0
A 12 12|||Mec|||.|||REQUIRED|||-NONE-|||0
A 2 4|||Vt|||saw|||REQUIRED|||-NONE-|||1
A 6 6|||Mec|||,|||REQUIRED|||-NONE-|||1
A 7 8|||Pform|||neither|||REQUIRED|||-NONE-|||1
A 10 11|||SVA|||regrets|||REQUIRED|||-NONE-|||1
A 12 12|||Mec|||.|||REQUIRED|||-NONE-|||1

S In my oppinion the mobile phones are like salt , because a little make everything better and too much ruin the dinner .
A 2 3|||Mec|||opinion|||REQUIRED|||-NONE-|||0
A 3 3|||Mec|||,|||REQUIRED|||-NONE-|||0
A 3 4|||ArtOrDet||||||REQUIRED|||-NONE-|||0
A 13 14|||SVA|||makes|||REQUIRED|||-NONE-|||0
A 19 20|||SVA|||ruins|||REQUIRED|||-NONE-|||0
A 2 3|||Mec|||opinion|||REQUIRED|||-NONE-|||1
A 3 3|||Mec|||,|||REQUIRED|||-NONE-|||1
A 3 4|||ArtOrDet||||||REQUIRED|||-NONE-|||1
A 9 13|||Ssub|||; a little|||REQUIRED|||-NONE-|||1
A 13 14|||SVA|||makes|||REQUIRED|||-NONE-|||1
A 19 20|||SVA|||ruins|||REQUIRED|||-NONE-|||1
A 21 22|||Wci|||meal|||OPTIONAL|||-NONE-|||1

S When I was child there was only one telephone in whole street , and it belonged the butcher .
A 3 3|||ArtOrDet|||a|||REQUIRED|||-NONE-|||0
A 4 4|||Mec|||,|||REQUIRED|||-NONE-|||0
A 10 10|||ArtOrDet|||the||our|||REQUIRED|||-NONE-|||0
A 16 16|||Prep|||to|||REQUIRED|||-NONE-|||0
A 3 4|||ArtOrDet|||a child|||REQUIRED|||-NONE-|||1
A 4 4|||Mec|||,|||REQUIRED|||-NONE-|||1
A 10 11|||ArtOrDet|||our whole|||REQUIRED|||-NONE-|||1
A 15 16|||Prep|||belonged to|||REQUIRED|||-NONE-|||1

S Everyone knew everyone 's news , and somehow we survived .

S Nowadays my childs can not to eat a brekfast without looking the screen .
A 2 3|||Nn|||children|||REQUIRED|||-NONE-|||0
A 5 6|||Vm||||||REQUIRED|||-NONE-|||0
A 7 8|||ArtOrDet||||||REQUIRED|||-NONE-|||0
A 8 9|||Mec|||breakfast|||REQUIRED|||-NONE-|||0
A 11 11|||Prep|||at|||REQUIRED|||-NONE-|||0
A 2 3|||Nn|||children|||REQUIRED|||-NONE-|||1
A 5 6|||Vm||||||REQUIRED|||-NONE-|||1
A 7 9|||ArtOrDet|||breakfast|||REQUIRED|||-NONE-|||1
A 10 12|||Prep|||looking at a|||REQUIRED|||-NONE-|||1

S For other hand , without my phone I would not hear the voice of my mother , and this worths more than gold .
A 0 1|||Trans|||On the|||REQUIRED|||-NONE-|||0
A 19 20|||Wform|||is worth|||REQUIRED|||-NONE-|||0
A 0 3|||Trans|||On the other hand|||REQUIRED|||-NONE-|||1
A 11 16|||Npos|||my mother 's voice|||REQUIRED|||-NONE-|||1
A 18 19|||Pform|||that|||REQUIRED|||-NONE-|||1
A 19 20|||Wform|||is worth|||REQUIRED|||-NONE-|||1

S My friend Ilse say that phones makes people alone , but she send me twenty message by day !
A 3 4|||SVA|||says|||REQUIRED|||-NONE-|||0
A 6 7|||SVA|||make|||REQUIRED|||-NONE-|||0
A 8 9|||Wci|||lonely|||REQUIRED|||-NONE-|||0
A 12 13|||SVA|||sends|||REQUIRED|||-NONE-|||0
A 15 16|||Nn|||messages|||REQUIRED|||-NONE-|||0
A 16 17|||Prep|||a||per|||REQUIRED|||-NONE-|||0
A 3 4|||SVA|||says|||REQUIRED|||-NONE-|||1
A 6 7|||SVA|||make|||REQUIRED|||-NONE-|||1
A 8 9|||Wci|||lonely|||REQUIRED|||-NONE-|||1
A 12 13|||SVA|||sends|||REQUIRED|||-NONE-|||1
A 15 17|||Nn|||messages a|||REQUIRED|||-NONE-|||1

S Is better to make rules than to forbid .
A 0 0|||Ssub|||It|||REQUIRED|||-NONE-|||0
A 0 1|||Mec|||is|||REQUIRED|||-NONE-|||0
A 8 8|||Wci|||phones|||REQUIRED|||-NONE-|||0
A 0 1|||Ssub|||It is|||REQUIRED|||-NONE-|||1
A 7 8|||Wci|||forbid phones|||REQUIRED|||-NONE-|||1

S In our house nobody use phone at the table , and who forgets it , must to wash the dishs .
A 4 5|||SVA|||uses|||REQUIRED|||-NONE-|||0
A 5 5|||ArtOrDet|||a|||REQUIRED|||-NONE-|||0
A 11 12|||Pform|||whoever||anyone who|||REQUIRED|||-NONE-|||0
A 13 14|||Pref|||this|||REQUIRED|||-NONE-|||0
A 14 15|||Mec||||||REQUIRED|||-NONE-|||0
A 16 17|||Vm||||||REQUIRED|||-NONE-|||0
A 19 20|||Mec|||dishes|||REQUIRED|||-NONE-|||0
A 4 5|||SVA|||uses|||REQUIRED|||-NONE-|||1
A 5 6|||ArtOrDet|||a phone|||REQUIRED|||-NONE-|||1
A 11 12|||Pform|||anyone who|||REQUIRED|||-NONE-|||1
A 13 15|||Rloc-||||||REQUIRED|||-NONE-|||1
A 15 17|||Vm|||has to|||REQUIRED|||-NONE-|||1
A 19 20|||Mec|||dishes|||REQUIRED|||-NONE-|||1

S Yesterday it was me .

S The phones is not guilty , guilty are we , because we forgot how is it to be bored with ours freinds .
A 2 3|||SVA|||are|||REQUIRED|||-NONE-|||0
A 5 6|||Srun|||;|||REQUIRED|||-NONE-|||0
A 6 9|||WOinc|||we are guilty|||REQUIRED|||-NONE-|||0
A 12 13|||Vt|||have forgotten|||REQUIRED|||-NONE-|||0
A 14 16|||WOinc|||it feels|||REQUIRED|||-NONE-|||0
A 20 21|||Pform|||our|||REQUIRED|||-NONE-|||0
A 21 22|||Mec|||friends|||REQUIRED|||-NONE-|||0
A 0 5|||ArtOrDet|||Phones are not to blame|||REQUIRED|||-NONE-|||1
A 5 9|||Srun|||; we are|||REQUIRED|||-NONE-|||1
A 12 13|||Vt|||have forgotten|||REQUIRED|||-NONE-|||1
A 13 16|||WOinc|||what it is like|||REQUIRED|||-NONE-|||1
A 20 21|||Pform|||our|||REQUIRED|||-NONE-|||1
A 21 22|||Mec|||friends|||REQUIRED|||-NONE-|||1

