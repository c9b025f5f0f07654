"""The share of a reference's words that a correction has: a metric for stet score --metric-command."""
import json
import sys

print(json.dumps({"metric": "word-overlap", "version": "1.0", "direction": "higher", "range": [0, 1]}), flush=True)

def score(hypothesis, references):
    words = set(hypothesis.split())
    return max(len(words & set(text.split())) / max(1, len(words | set(text.split()))) for text in references)

for line in sys.stdin:
    question = json.loads(line)
    answer = {"id": question["id"], "score": score(question["hypothesis"], question["references"])}
    print(json.dumps(answer), flush=True)
