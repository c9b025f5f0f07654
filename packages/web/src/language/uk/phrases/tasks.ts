import type { Phrases } from '../../phrase-book.js';

/** What the server and the engines say of tasks, teams and proposals. */
export const tasks: Phrases = {
  'a gold before one with alternative answers': 'еталон перед еталоном з альтернативними відповідями',
  'Upload the gold first.': 'Спершу вивантажте еталон.',
  'references of essays, and their originals as the source or among the files':
    'еталонні варіанти творів, а їхні вихідні тексти — окремо або серед файлів',
  '{} files of references, {} originals': 'файли еталонних варіантів: {1}, вихідні тексти: {2}',
  'Upload the originals as the source, or pack them into one tar file with their references.':
    'Вивантажте вихідні тексти окремо або запакуйте їх з еталонними варіантами в один файл tar.',
  'one sentence per line': 'одне речення в рядку',
  'Give the source sentences, one per line.': 'Надайте вихідні речення, по одному в рядку.',
  'the source to be released': 'оприлюднений вихідний текст',
  'the gold to be released': 'оприлюднений еталон',
  'the leaderboard to be released': 'оприлюднена таблиця результатів',
  "the systems' output to be released": 'оприлюднені варіанти систем',
  'that it is not released to you': 'для вас не оприлюднено',
  'the same {} sentences in source and gold; as number {} {}':
    'ті самі {1} речень у вихідному тексті й еталоні; під номером {2} — {3}',
  '{} in the gold, and as number {} {}': '{1} в еталоні, а під номером {2} — {3}',
  'Give source and gold of the same sentences, in the same order.':
    'Надайте вихідний текст і еталон з тими самими реченнями в тому самому порядку.',
  'the gold that the source was checked against': 'еталон, з яким звіряли вихідний текст',
  'Download the source again, and compare.': 'Завантажте вихідний текст ще раз і порівняйте.',
  'a task that nobody has handed in to': 'змагання, до якого ніхто нічого не подав',
  submissions: 'подання',
  'Begin a new task: these submissions answer the sentences that are there.':
    'Створіть нове змагання: ці подання відповідають на наявні речення.',
  'at least {} phases, as submissions were handed in in phase {}':
    'щонайменше {1} {1:етап|етапи|етапів}, бо є подання на етапі {2}',
  'Keep the phases that were used, in their order; change their dates to close or open them.':
    'Залиште використані етапи в їхньому порядку; змінюйте дати, щоб закрити або відкрити їх.',
  'metrics among {}': 'метрики з-поміж {1}',
  'Choose others, or have the operator of the server name a program that computes it.':
    'Виберіть інші або попросіть тих, хто веде сервер, указати програму, яка її обчислює.',
  'an open phase': 'відкритий етап',
  'Ask the organiser: no further phase is planned.': 'Зверніться до організаторів: інших етапів не заплановано.',
  'The next one, {}, opens at {}.': 'Наступний, {1}, відкриється {2}.',
  'a new Idempotency-Key for each output': 'новий Idempotency-Key для кожного варіанта',
  'one that was used for another output': 'використаний для іншого варіанта',
  'Make a new key, or leave it out.': 'Створіть новий ключ або не вказуйте його.',
  'a phase that is open': 'відкритий етап',
  'a released leaderboard': 'оприлюднена таблиця результатів',
  'Ask the organiser to change it.': 'Попросіть організаторів змінити це.',
  'at most {} scored submissions in this phase':
    'щонайбільше {1} {1:оцінене подання|оцінені подання|оцінених подань} на цьому етапі',
  'at most {} scored submissions a month ({})':
    'щонайбільше {1} {1:оцінене подання|оцінені подання|оцінених подань} на місяць ({2})',
  'at most {} scored submissions a day ({})':
    'щонайбільше {1} {1:оцінене подання|оцінені подання|оцінених подань} на день ({2})',
  'that many already, scored or waiting': 'уже стільки є, оцінених або в черзі',
  'Wait for the next phase.': 'Зачекайте на наступний етап.',
  'Hand it in next month.': 'Подайте наступного місяця.',
  'Hand it in tomorrow.': 'Подайте завтра.',
  'a team that the organiser has approved': 'команда, яку схвалили організатори',
  'one that still waits': 'команда, що ще чекає',
  'a task with a source': 'змагання з вихідним текстом',
  'none yet': 'ще немає',
  'Wait until the task has begun.': 'Зачекайте, доки змагання почнеться.',
  'an output that can be scored': 'варіант, який можна оцінити',
  'a fault': 'збій',
  'It could not be scored.': 'Оцінити не вдалося.',
  'It has no score by the official metric.': 'Немає показника за офіційною метрикою.',
  'It is being scored, or waits for the gold.': 'Обчислюється або чекає на еталон.',
  'It was withdrawn.': 'Подання відкликано.',
  'The gold or the metrics have changed; it is being scored again.':
    'Еталон чи метрики змінилися; показник обчислюється заново.',
  'the job to end': 'завершення обчислення',
  'that {} workers were lost with it': 'разом із ним утрачено {1} {1:процес|процеси|процесів}',
  'that it took longer than {} s': 'воно тривало понад {1} с',
  'a fault in the worker': 'збій у робочому процесі',
  'An organiser can start it again; the log of the worker says more.':
    'Організатор може запустити його знову; докладніше — у журналі робочого процесу.',
  'a name that can be seen': 'видима назва',
  'a task with teams of its own': 'змагання з власними командами',
  'a data set, whose teams are those of its benchmark': 'набір даних, команди якого — команди бенчмарку',
  'Do it in the benchmark: it then holds for all its data sets.':
    'Зробіть це в бенчмарку: тоді воно стосуватиметься всіх його наборів даних.',
  'at most {} teams by one link': 'щонайбільше {1} {1:команда|команди|команд} за одним посиланням',
  'that many already': 'уже стільки є',
  'Ask the organiser to add your team.': 'Попросіть організаторів додати вашу команду.',
  'a task with a gold': 'змагання з еталоном',
  'accepted proposals without || in their corrections and types': 'прийняті пропозиції без || у виправленнях і типах',
  '{} in the proposal for sentence {}': '{1} у пропозиції до речення {2}',
  'Refuse that proposal.': 'Відхиліть цю пропозицію.',
  'the gold and the proposals as they were': 'еталон і пропозиції такі, як були',
  'others, changed in the meantime': 'інші, тим часом змінені',
  'a task that takes proposals': 'змагання, що приймає пропозиції',
  'one that takes none at the moment': 'змагання, яке їх зараз не приймає',
  'Teams may propose after the gold is released, until the organiser closes proposals.':
    'Команди можуть пропонувати після оприлюднення еталона, доки організатори не закриють пропозиції.',
  'a gold with edits, to which alternative answers can be added':
    'еталон із правками, до якого можна додати альтернативні відповіді',
  'Alternative answers are added to golds with edits alone, such as M2; make a new task for the essays.':
    'Альтернативні відповіді додаються лише до еталонів із правками, наприклад M2; створіть для творів нове змагання.',
  'an error type of the gold: {}': 'тип помилки з еталона: {1}',
  'a correction without || and without | at its ends': 'виправлення без || і без | на краях',
  'A gold cannot hold it.': 'Еталон не може її вмістити.',
};
