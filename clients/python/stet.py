"""Evaluate grammatical error correction with Stet, from Python.

One file, the standard library alone, Python 3.9 or later. It starts `stet serve-stdio` when it is first asked, keeps it
for the next question, and ends it with the program that asked:

    import stet

    gold = "S I goes home\\nA 1 2|||SVA|||go|||REQUIRED|||-NONE-|||0\\n"
    board = stet.score_corpus({"ours": ["I go home"]}, gold=gold, metrics=["m2"])
    print(board.systems[0].scores["m2"].value)

`Stet` is the same as a context manager, for another command, or for more than one at a time.
"""
from __future__ import annotations

import atexit
import itertools
import json
import os
import shlex
import shutil
import subprocess
import threading
from dataclasses import dataclass, field
from typing import Any, Dict, Iterable, List, Mapping, Optional, Sequence, Tuple, Union

__all__ = [
    "Board",
    "Correlation",
    "Edit",
    "Interval",
    "MetricInfo",
    "RankedSystem",
    "Ranking",
    "Score",
    "ScoredSystem",
    "SentenceScore",
    "Stet",
    "StetError",
    "Test",
    "correlate",
    "extract_edits",
    "list_metrics",
    "rank_systems",
    "score_corpus",
    "score_sentences",
]

Text = Union[str, Iterable[str]]
Metric = Union[str, Tuple[str, Mapping[str, Any]]]
Interval = Tuple[float, float]


class StetError(Exception):
    """Something that Stet cannot use, or that it was not found or ended."""

    def __init__(self, message: str, code: str = "", details: Optional[Mapping[str, Any]] = None) -> None:
        super().__init__(message)
        self.code = code
        """The name of the error, as docs/errors.md lists it; empty where it is not one of these."""
        self.details: Mapping[str, Any] = details or {}


@dataclass(frozen=True)
class Test:
    """A paired test against another system; both p-values are two-sided."""

    system: str
    difference: float
    bootstrap: float
    randomisation: float


@dataclass(frozen=True)
class SentenceScore:
    """The score of one sentence by itself, with the parts that it is made of."""

    value: float
    parts: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Score:
    """A score of a corpus; higher is better."""

    value: float
    signature: str
    parts: Mapping[str, float] = field(default_factory=dict)
    interval: Optional[Interval] = None
    versus_baseline: Optional[Test] = None
    versus_next: Optional[Test] = None
    sentences: Optional[Sequence[SentenceScore]] = None


@dataclass(frozen=True)
class ScoredSystem:
    name: str
    scores: Mapping[str, Score]


@dataclass(frozen=True)
class Board:
    """Systems, best first by the first metric."""

    systems: Sequence[ScoredSystem]
    warnings: Sequence[str] = ()
    failures: Mapping[str, str] = field(default_factory=dict)
    """Metrics of programs that are missing, and why."""

    def __getitem__(self, system: str) -> ScoredSystem:
        for scored in self.systems:
            if scored.name == system:
                return scored
        raise KeyError(system)


@dataclass(frozen=True)
class Edit:
    """The tokens from `start` to `end` of the source are replaced by `correction`."""

    start: int
    end: int
    type: str
    correction: str


@dataclass(frozen=True)
class RankedSystem:
    name: str
    score: float
    range: Tuple[int, int]
    cluster: int


@dataclass(frozen=True)
class Ranking:
    """Systems by human judgments, best first."""

    method: str
    signature: str
    judgments: int
    systems: Sequence[RankedSystem]


@dataclass(frozen=True)
class Correlation:
    """How far a metric agrees with people about systems."""

    metric: str
    pearson: Optional[float]
    spearman: Optional[float]


@dataclass(frozen=True)
class MetricInfo:
    name: str
    title: str
    needs: str
    definition: str


class Stet:
    """A running `stet serve-stdio`. It starts with the first question, and ends with `close` or its `with` block."""

    def __init__(self, command: Optional[Sequence[str]] = None, metric_commands: Iterable[str] = ()) -> None:
        """`command` is what the environment variable STET says where it is left out, or else `stet`."""
        found = shlex.split(os.environ.get("STET", "stet")) if command is None else list(command)
        self._command = found + ["serve-stdio"]
        for metric_command in metric_commands:
            self._command += ["--metric-command", metric_command]
        self._process: Optional["subprocess.Popen[str]"] = None
        self._ids = itertools.count(1)
        self._lock = threading.Lock()

    def __enter__(self) -> "Stet":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Ends it. The next question would start it again."""
        process, self._process = self._process, None
        if process is None:
            return
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                try:
                    pipe.close()
                except OSError:
                    pass
        try:
            process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def call(self, method: str, /, **params: Any) -> Any:
        """Asks for a method of `stet serve-stdio`; parameters that are None are left out."""
        given = {name: value for name, value in params.items() if value is not None}
        with self._lock:
            process = self._start()
            request = {"jsonrpc": "2.0", "id": next(self._ids), "method": method, "params": given}
            line = ""
            try:
                assert process.stdin is not None and process.stdout is not None
                process.stdin.write(json.dumps(request) + "\n")
                process.stdin.flush()
                line = process.stdout.readline()
            except OSError:
                pass
            if line == "":
                self.close()
                raise StetError("stet ended without an answer; what it said is on the standard error")
        response = json.loads(line)
        if "error" in response:
            error = response["error"]
            details = error.get("data")
            known = details if isinstance(details, dict) else {}
            raise StetError(error["message"], str(known.get("code", "")), known)
        return response["result"]

    def _start(self) -> "subprocess.Popen[str]":
        if self._process is not None and self._process.poll() is None:
            return self._process
        self.close()
        if shutil.which(self._command[0]) is None:
            raise StetError(
                f"{self._command[0]!r} was not found. Install it with `npm install --global stet`, or say where it is: "
                'stet.Stet(command=["node", "/path/to/stet.js"]), or STET="node /path/to/stet.js" in the environment.'
            )
        self._process = subprocess.Popen(
            self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", bufsize=-1
        )
        return self._process

    def list_metrics(self) -> List[MetricInfo]:
        """The metrics that there are, in the order in which Stet lists them."""
        listed = self.call("metrics")
        own = [MetricInfo(m["name"], m["title"], m["needs"], m["definition"]) for m in listed["metrics"]]
        return own + [MetricInfo(p["metric"], p["metric"], "anything", "a program") for p in listed["programs"]]

    def score_corpus(
        self,
        systems: Mapping[str, Text],
        *,
        gold: Optional[str] = None,
        source: Optional[Text] = None,
        references: Optional[Iterable[Text]] = None,
        metrics: Iterable[Metric] = ("m2",),
        significance: bool = False,
        baseline: Optional[str] = None,
        resamples: Optional[int] = None,
        seed: Optional[int] = None,
        confidence: Optional[float] = None,
        per_sentence: bool = False,
    ) -> Board:
        """Scores systems, each a text or its lines, against the text of a gold file, or a source and references.

        A metric is a name, or a name with its options: `("m2", {"beta": 1})`.
        """
        asked = {"baseline": baseline, "resamples": resamples, "seed": seed, "confidence": confidence}
        given = {name: value for name, value in asked.items() if value is not None}
        result = self.call(
            "score",
            systems={name: _lines(text) for name, text in systems.items()},
            gold=gold,
            source=None if source is None else _lines(source),
            references=None if references is None else [_lines(text) for text in references],
            metrics=[_metric(metric) for metric in metrics],
            significance=given if significance or given else None,
            perSentence=per_sentence,
        )
        return Board(
            systems=[
                ScoredSystem(system["name"], {name: _score(score) for name, score in system["scores"].items()})
                for system in result["systems"]
            ],
            warnings=result["warnings"],
            failures={failed["metric"]: failed["error"]["found"] for failed in result.get("failures", [])},
        )

    def score_sentences(
        self,
        hypotheses: Iterable[str],
        *,
        gold: Optional[str] = None,
        source: Optional[Text] = None,
        references: Optional[Iterable[Text]] = None,
        metric: Metric = "m2",
    ) -> List[SentenceScore]:
        """Scores each sentence by itself."""
        result = self.call(
            "scoreSentences",
            hypotheses=list(hypotheses),
            gold=gold,
            source=None if source is None else _lines(source),
            references=None if references is None else [_lines(text) for text in references],
            metric=_metric(metric),
        )
        return [_sentence(score) for score in result["sentences"]]

    def extract_edits(
        self, pairs: Iterable[Tuple[str, str]], *, granularity: Optional[str] = None
    ) -> List[List[Edit]]:
        """The edits that turn each source into its correction; granularity is "stretch" or "word"."""
        asked = [[source, corrected] for source, corrected in pairs]
        return [
            [Edit(edit["start"], edit["end"], edit["type"], edit["correction"]) for edit in edits]
            for edits in self.call("extractEdits", pairs=asked, granularity=granularity)
        ]

    def rank_systems(
        self,
        judgments: Union[str, Iterable[Mapping[str, Any]]],
        *,
        method: str = "expected-wins",
        resamples: Optional[int] = None,
        seed: Optional[int] = None,
        confidence: Optional[float] = None,
    ) -> Ranking:
        """Ranks systems by human judgments: the text of a file in any format of Stet, or rankings as dictionaries."""
        given = judgments if isinstance(judgments, str) else [dict(ranking) for ranking in judgments]
        result = self.call(
            "rank", judgments=given, method=method, resamples=resamples, seed=seed, confidence=confidence
        )
        return Ranking(
            result["method"],
            result["signature"],
            result["judgments"],
            [
                RankedSystem(system["name"], float(system["score"]), (system["range"][0], system["range"][1]), system["cluster"])
                for system in result["systems"]
            ],
        )

    def correlate(
        self,
        metrics: Mapping[str, Mapping[str, float]],
        *,
        human: Optional[Mapping[str, float]] = None,
        judgments: Optional[str] = None,
    ) -> List[Correlation]:
        """How far metrics, each with its score of every system, agree with human scores or judgments."""
        result = self.call(
            "correlate",
            metrics=[{"name": name, "scores": dict(scores)} for name, scores in metrics.items()],
            human=None if human is None else {"scores": dict(human)},
            judgments=judgments,
            sections=["correlations"],
        )
        return [
            Correlation(row["metric"], _float(row["pearson"]["value"]), _float(row["spearman"]["value"]))
            for row in result["systemLevel"]["correlations"]
        ]


_shared = Stet()
atexit.register(_shared.close)

list_metrics = _shared.list_metrics
score_corpus = _shared.score_corpus
score_sentences = _shared.score_sentences
extract_edits = _shared.extract_edits
rank_systems = _shared.rank_systems
correlate = _shared.correlate


def _lines(text: Text) -> Union[str, List[str]]:
    return text if isinstance(text, str) else list(text)


def _metric(metric: Metric) -> Union[str, Dict[str, Any]]:
    return metric if isinstance(metric, str) else {"name": metric[0], "options": dict(metric[1])}


def _sentence(score: Mapping[str, Any]) -> SentenceScore:
    return SentenceScore(float(score["value"]), _numbers(score))


def _score(score: Mapping[str, Any]) -> Score:
    tests = score.get("tests", {})
    interval = score.get("confidenceInterval")
    sentences = score.get("sentences")
    return Score(
        value=float(score["value"]),
        signature=score["signature"],
        parts=_numbers(score),
        interval=None if interval is None else (float(interval[0]), float(interval[1])),
        versus_baseline=_test(tests.get("baseline")),
        versus_next=_test(tests.get("next")),
        sentences=None if sentences is None else [_sentence(sentence) for sentence in sentences],
    )


def _test(test: Optional[Mapping[str, Any]]) -> Optional[Test]:
    return None if test is None else Test(test["system"], test["difference"], test["bootstrap"], test["randomisation"])


def _float(value: Optional[float]) -> Optional[float]:
    return None if value is None else float(value)


def _numbers(score: Mapping[str, Any]) -> Dict[str, float]:
    return {name: value for name, value in score.items() if name != "value" and isinstance(value, (int, float))}
