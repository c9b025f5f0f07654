"""Tests of the client; STET in the environment says how Stet is started."""
import os
import subprocess
import sys
import unittest
from pathlib import Path

import stet

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "evening-class"
GOLD = "S I goes home\nA 1 2|||SVA|||go|||REQUIRED|||-NONE-|||0\n\nS All is well\n"
JUDGMENTS = [
    {"sentence": n, "judge": "ann", "outputs": [{"systems": ["good"], "rank": 1}, {"systems": ["poor"], "rank": 2}]}
    for n in range(3)
]


class ScoringTest(unittest.TestCase):
    def test_scores_systems_best_first(self):
        board = stet.score_corpus({"poor": ["I goes home", "All is well"], "good": ["I go home", "All is well"]}, gold=GOLD)
        self.assertEqual([(s.name, s.scores["m2"].value) for s in board.systems], [("good", 1), ("poor", 0)])
        self.assertEqual(board["good"].scores["m2"].parts["correct"], 1)
        self.assertTrue(board["good"].scores["m2"].signature.startswith("m2|beta:0.5|"))

    def test_takes_iterators_and_options_of_metrics(self):
        lines = (line for line in ["I go home", "All is well"])
        board = stet.score_corpus({"ours": lines}, gold=GOLD, metrics=iter([("m2", {"beta": 2}), "gleu"]))
        self.assertIn("|beta:2|", "|" + board.systems[0].scores["m2"].signature)
        self.assertEqual(set(board.systems[0].scores), {"m2", "gleu"})

    def test_scores_against_references(self):
        board = stet.score_corpus(
            {"ours": ["I go home now"]}, source=["I goes home now"], references=iter([["I go home now"]]), metrics=["gleu"]
        )
        self.assertEqual(board.systems[0].scores["gleu"].value, 1)

    def test_gives_intervals_and_tests(self):
        systems = {path.stem: path.read_text(encoding="utf-8") for path in sorted((EXAMPLE / "systems").iterdir())}
        gold = (EXAMPLE / "gold.m2").read_text(encoding="utf-8")
        board = stet.score_corpus(systems, gold=gold, significance=True, baseline="unchanged", resamples=200)
        score = board["careful"].scores["m2"]
        self.assertLess(score.interval[0], score.value)
        self.assertGreater(score.interval[1], score.value)
        self.assertEqual(score.versus_baseline.system, "unchanged")
        self.assertLess(score.versus_baseline.randomisation, 0.05)

    def test_scores_sentences(self):
        scores = stet.score_sentences(iter(["I go home", "All are well"]), gold=GOLD)
        self.assertEqual([score.value for score in scores], [1, 0])

    def test_says_what_is_wrong(self):
        with self.assertRaises(stet.StetError) as caught:
            stet.score_corpus({"ours": ["only one line"]}, gold=GOLD)
        self.assertEqual(caught.exception.code, "LINE_COUNT")
        with self.assertRaisesRegex(stet.StetError, "a metric: m2, "):
            stet.score_corpus({"ours": ["I go home", "All is well"]}, gold=GOLD, metrics=["m3"])


class OtherTest(unittest.TestCase):
    def test_lists_metrics(self):
        self.assertIn("m2", [metric.name for metric in stet.list_metrics()])

    def test_extracts_edits(self):
        edits = stet.extract_edits(pair for pair in [("I goes home", "I go home"), ("a b", "a b"), ("é b", "é")])
        self.assertEqual(edits, [[stet.Edit(1, 2, "R", "go")], [], [stet.Edit(1, 2, "U", "")]])

    def test_ranks_systems(self):
        ranking = stet.rank_systems(iter(JUDGMENTS), resamples=50)
        self.assertEqual([system.name for system in ranking.systems], ["good", "poor"])
        self.assertEqual(ranking.systems[0].range, (1, 1))
        text = (EXAMPLE / "judgments.xml").read_text(encoding="utf-8")
        self.assertEqual(stet.rank_systems(text, resamples=50).systems[0].name, "careful")

    def test_correlates(self):
        human = {"a": 1.0, "b": 2.0, "c": 3.0, "d": 5.0}
        [same] = stet.correlate({"same": human}, human=human)
        self.assertAlmostEqual(same.pearson, 1)

    def test_scores_by_a_program(self):
        program = f'{sys.executable} "{ROOT / "examples" / "metrics" / "word_overlap.py"}"'
        with stet.Stet(metric_commands=[program]) as scorer:
            board = scorer.score_corpus(
                {"ours": ["I go home", "All is well"]}, gold=GOLD, metrics=["word-overlap", "m2"]
            )
        self.assertEqual(board.systems[0].scores["word-overlap"].value, 1)


class ProcessTest(unittest.TestCase):
    def test_starts_once_and_again_after_close(self):
        with stet.Stet() as scorer:
            scorer.list_metrics()
            first = scorer._process
            scorer.list_metrics()
            self.assertIs(scorer._process, first)
            first.kill()
            first.wait()
            scorer.list_metrics()
            second = scorer._process
            self.assertIsNot(second, first)
        self.assertIsNotNone(second.poll())

    def test_says_that_stet_is_not_found(self):
        with self.assertRaisesRegex(stet.StetError, "'no-such-stet' was not found. Install it"):
            stet.Stet(command=["no-such-stet"]).list_metrics()

    def test_says_that_stet_ended(self):
        with self.assertRaisesRegex(stet.StetError, "ended without an answer"):
            stet.Stet(command=[sys.executable, "-c", "import sys; sys.exit(3)"]).list_metrics()

    def test_ends_stet_with_the_program(self):
        script = "import stet; stet.list_metrics(); print(stet._shared._process.pid)"
        ran = subprocess.run([sys.executable, "-c", script], cwd=Path(__file__).parent, capture_output=True, text=True)
        self.assertEqual(ran.stderr, "")
        with self.assertRaises(ProcessLookupError):
            os.kill(int(ran.stdout), 0)


if __name__ == "__main__":
    unittest.main()
